// Answers every page of the site in the browser itself. Once all files are kept, the network is needed no more.
"use strict";

const VERSION = "%VERSION%";
// Each file with the digest of its content: what is half uploaded on the host is not taken.
const FILES = %FILES%;

const SCOPE = new URL(self.registration.scope);
const OURS = `plica ${SCOPE.pathname} `;
const CACHE = OURS + VERSION;
const RENEWED = new URL("plica-renewed", SCOPE).href;

self.addEventListener("install", (event) => event.waitUntil(take()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (url.origin === SCOPE.origin && url.pathname.startsWith(SCOPE.pathname)) {
    event.respondWith(respond(event.request, url));
  }
});

// Keeps all files of this version, or none.
async function take() {
  const cache = await caches.open(CACHE);
  try {
    await Promise.all(Object.entries(FILES).map(([name, digest]) => keep(cache, name, digest)));
  } catch (fault) {
    await caches.delete(CACHE);
    throw fault;
  }
  await self.skipWaiting();
}

async function keep(cache, name, digest) {
  const url = new URL(name, SCOPE);
  const response = await fetch(url, { cache: "reload" });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const found = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== digest) throw new Error(`${name}: not of version ${VERSION}`);
  await cache.put(url, new Response(bytes));
}

// Leaves earlier versions; the next page says so.
async function begin() {
  const earlier = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(earlier.map((name) => caches.delete(name)));
  if (earlier.length > 0) await (await caches.open(CACHE)).put(RENEWED, new Response(VERSION));
  await self.clients.claim();
}

let engine;

async function started() {
  engine ??= start();
  try {
    return await engine;
  } catch (fault) {
    engine = undefined;
    throw fault;
  }
}

async function start() {
  const cache = await caches.open(CACHE);
  const bytes = async (name) => (await kept(cache, name)).arrayBuffer();
  const { instance } = await WebAssembly.instantiate(await bytes("plica.wasm"));
  const rules = "rules.json" in FILES ? JSON.parse(new TextDecoder().decode(await bytes("rules.json"))) : null;
  return new Plica(instance.exports, { base: SCOPE.pathname, rules });
}

// A file of this version. A browser short of room may have thrown it away.
async function kept(cache, name) {
  const found = await cache.match(new URL(name, SCOPE));
  if (found) return found;
  await keep(cache, name, FILES[name]);
  return cache.match(new URL(name, SCOPE));
}

async function respond(request, url) {
  const body = ["GET", "HEAD"].includes(request.method) ? null : new Uint8Array(await request.arrayBuffer());
  const headers = [...request.headers].filter(([name]) => ["accept", "content-type"].includes(name));
  headers.push(["accept-language", navigator.languages.join(",")]);
  if (request.mode === "navigate" && (await renewed())) headers.push(["plica-renewed", VERSION]);
  const ask = { method: request.method, target: url.pathname + url.search, headers };
  const { head, body: content } = await answered(ask, body);
  const empty = request.method === "HEAD" || [204, 304].includes(head.status);
  return new Response(empty ? null : content, { status: head.status, headers: head.headers });
}

// Told once.
async function renewed() {
  return (await caches.open(CACHE)).delete(RENEWED);
}

// What breaks off is thrown away whole, and another begun.
async function answered(ask, body) {
  const plica = await started();
  try {
    return plica.answer(ask, body);
  } catch {
    engine = undefined;
    return (await started()).broken(ask);
  }
}

%ABI%
