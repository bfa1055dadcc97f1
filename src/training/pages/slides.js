// Arrow keys, Page Up and Down, Home, End and the space bar turn the slides.
(() => {
  const slides = [...document.querySelectorAll(".slide")];
  const current = () => {
    const middle = window.innerHeight / 2;
    const found = slides.findIndex((slide) => slide.getBoundingClientRect().bottom > middle);
    return found < 0 ? slides.length - 1 : found;
  };
  const steps = { ArrowRight: 1, ArrowDown: 1, PageDown: 1, " ": 1, ArrowLeft: -1, ArrowUp: -1, PageUp: -1 };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = event.key === " " && event.shiftKey ? -1 : steps[event.key];
    let next = step === undefined ? undefined : current() + step;
    if (event.key === "Home") next = 0;
    if (event.key === "End") next = slides.length - 1;
    if (next === undefined) return;
    event.preventDefault();
    const slide = slides[Math.max(0, Math.min(slides.length - 1, next))];
    slide.scrollIntoView({ block: "start" });
    history.replaceState(null, "", `#${slide.id}`);
  });
})();
