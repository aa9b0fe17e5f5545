/** Homes that are shown as one, around the middle of where they lie. */
type Cluster = { readonly x: number; readonly y: number; readonly homes: readonly number[] }

type Points = { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> }
type Growing = { x: number; y: number; homes: number[]; isMerged: boolean }

/** Columns of the grid: more than any market has, so that a place in it is one number. */
const columns = 1e6

const cellsAround = (cell: number): number[] =>
  [-columns, 0, columns].flatMap((row) => [cell + row - 1, cell + row, cell + row + 1])

/** Joins clusters that are closer than that, the larger taking in the smaller; false where there were none. */
const mergeClose = (clusters: Growing[], distance: number): boolean => {
  const cellOf = ({ x, y }: Growing) => Math.floor(y / distance) * columns + Math.floor(x / distance)
  const grid = new Map<number, Growing[]>()
  for (const cluster of clusters) {
    const cell = cellOf(cluster)
    const others = grid.get(cell)
    if (others) others.push(cluster)
    else grid.set(cell, [cluster])
  }
  let isChanged = false
  for (const cluster of clusters.toSorted((a, b) => b.homes.length - a.homes.length)) {
    if (cluster.isMerged) continue
    for (const cell of cellsAround(cellOf(cluster)))
      for (const other of grid.get(cell) ?? []) {
        if (other === cluster || other.isMerged) continue
        if (Math.hypot(other.x - cluster.x, other.y - cluster.y) >= distance) continue
        const [ours, theirs] = [cluster.homes.length, other.homes.length]
        cluster.x = (cluster.x * ours + other.x * theirs) / (ours + theirs)
        cluster.y = (cluster.y * ours + other.y * theirs) / (ours + theirs)
        for (const home of other.homes) cluster.homes.push(home)
        other.isMerged = true
        isChanged = true
      }
  }
  return isChanged
}

/**
 * Homes gathered so that no two clusters are closer than a distance; a home by itself is a cluster of one. Homes are put into
 * the squares of a grid, and squares joined whose middles are close: time grows with their number, not with its square.
 * @param homes places in the lists of the points
 */
export const clustersOf = ({ x, y }: Points, homes: readonly number[], distance: number): Cluster[] => {
  const cells = new Map<number, Growing>()
  for (const home of homes) {
    const [homeX, homeY] = [x[home] as number, y[home] as number]
    const cell = Math.floor(homeY / distance) * columns + Math.floor(homeX / distance)
    const cluster = cells.get(cell)
    if (cluster) {
      cluster.x += homeX
      cluster.y += homeY
      cluster.homes.push(home)
    } else cells.set(cell, { x: homeX, y: homeY, homes: [home], isMerged: false })
  }
  let clusters = [...cells.values()]
  for (const cluster of clusters) {
    cluster.x /= cluster.homes.length
    cluster.y /= cluster.homes.length
  }
  while (mergeClose(clusters, distance)) clusters = clusters.filter(({ isMerged }) => !isMerged)
  return clusters.map(({ x, y, homes }) => ({ x, y, homes: homes.toSorted((a, b) => a - b) }))
}
