// Opens the requested page as soon as the site responds. It also polls with growing pauses, because browsers do not
// always report that the network is back.
{
  const longestPause = 30_000
  let pause = 2_000
  let timer

  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  // The service worker passes HEAD requests on to the network, so any response comes from the site.
  const ask = async () => {
    try {
      await fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(10_000) })
      location.reload()
    } catch {
      askLater()
    }
  }

  // Opened directly, the offline page replaces no other page.
  if (!location.pathname.endsWith("/offline.html")) {
    const status = document.querySelector("[data-trying]")
    status.textContent = status.dataset.trying
    addEventListener("online", ask)
    askLater()
  }
}
