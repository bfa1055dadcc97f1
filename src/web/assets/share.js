// Sends the address of the page on: with the device's own means, as a copy, on paper, as a picture.
const place = document.querySelector("section.share");
const status = place.querySelector("[role=status]");
const does = {
  share: () => navigator.share({ title: document.title, url: location.href }),
  copy: async (button) => {
    await navigator.clipboard.writeText(location.href);
    status.classList.remove("hidden");
    status.textContent = button.dataset.done;
  },
  print: () => window.print(),
};
const can = { share: "share" in navigator, copy: Boolean(navigator.clipboard), print: true };
for (const button of place.querySelectorAll("[data-does]")) {
  button.hidden = !can[button.dataset.does];
  // Whoever closes the device's own sheet has changed his mind.
  button.addEventListener("click", () => Promise.resolve(does[button.dataset.does](button)).catch(() => {}));
}
// The address as this browser has it, be it of a server, of a folder on one, or of none.
const picture = place.querySelector(".qr img");
picture.src = `${picture.src.split("?")[0]}?address=${encodeURIComponent(location.href)}`;
