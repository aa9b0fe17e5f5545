/** Changes the query in the address and tells nobody, because only a reload, Back and a shared link need it. */
export const noteQuery = (query: string): void => {
  if (query !== window.location.search.slice(1))
    window.history.replaceState(window.history.state, "", `${window.location.pathname}?${query}`)
}
