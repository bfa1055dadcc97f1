// Takes the site in: from its first page, or from any page below it that the host answers with this one.
const show = (name) => { for (const part of ["taking", "refused", "broken"]) document.getElementById(part).hidden = part !== name; };

async function registered() {
  const steps = location.pathname.split("/").slice(0, -1);
  for (let length = steps.length; length > 0; length -= 1) {
    const root = steps.slice(0, length).join("/") + "/";
    // Where there is no worker, the host says so, or answers with a page.
    const found = await navigator.serviceWorker.register(root + "worker.js").catch(() => null);
    if (found) return found;
  }
  return null;
}

async function begin() {
  if (!("serviceWorker" in navigator)) return show("refused");
  const registration = await registered();
  if (!registration) return show("broken");
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  const look = () => {
    if (worker.state === "activated") location.reload();
    if (worker.state === "redundant") show("broken");
  };
  worker.addEventListener("statechange", look);
  look();
}

begin();
