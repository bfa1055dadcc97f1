# What `build` and `try` share; read by them from the root of the repository.

# run_each STEP [--profile PROFILE] [NAME..]: the step of each package, all of them where none is named.
run_each() {
  local step=$1 name names=()
  shift
  while [ $# -gt 0 ]; do
    case $1 in
      -h | --help) help_of "$step" && return ;;
      --profile) export PLICA_PROFILE=${2:?--profile needs a name} && shift ;;
      -*) echo "packaging/$step: no option $1; see packaging/$step --help" >&2 && return 2 ;;
      *) names+=("$1") ;;
    esac
    shift
  done
  [ ${#names[@]} -gt 0 ] || mapfile -t names < <(packages)
  for name in "${names[@]}"; do
    if [ ! -x "packaging/$name/$step" ]; then
      echo "packaging/$step: no package $name, only: $(packages | paste -sd ' ')" >&2
      return 2
    fi
  done
  for name in "${names[@]}"; do
    echo "== $name: $step ($SECONDS s)"
    "packaging/$name/$step"
  done
}

# The module comes first: npm and python pack it.
packages() {
  local path
  for path in packaging/wasm/build packaging/*/build; do basename "$(dirname "$path")"; done | awk '!seen[$0]++'
}

# The head of the script, then each package with the first line of its own.
help_of() {
  sed -n '2,/^set /{/^# \{0,1\}/s///p}' "packaging/$1"
  echo
  local name
  for name in $(packages); do printf '%-8s %s\n' "$name" "$(sed -n '2s/^# //p' "packaging/$name/build")"; done
}
