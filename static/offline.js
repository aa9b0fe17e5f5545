// Of the offline page: opens the page that the visitor asked for as soon as the site answers. The browser says when a network
// is back, but not always, so the site is asked as well, with longer and longer pauses.
{
  const longestPause = 30_000
  let pause = 2_000
  let timer

  const askLater = () => {
    clearTimeout(timer)
    timer = setTimeout(ask, pause)
    pause = Math.min(pause * 2, longestPause)
  }

  // The service worker leaves HEAD to the network, so an answer of any kind is the site's own.
  const ask = async () => {
    try {
      await fetch(location.href, { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout?.(10_000) })
      location.reload()
    } catch {
      askLater()
    }
  }

  // At its own address there is no page to wait for.
  if (!location.pathname.endsWith("/offline.html")) {
    const status = document.querySelector("[role=status]")
    status.textContent = status.dataset.trying
    addEventListener("online", ask)
    askLater()
  }
}
