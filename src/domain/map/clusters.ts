/** Homes that share one mark at the mean of their positions. */
type Cluster = { readonly x: number; readonly y: number; readonly homes: readonly number[] }

type Points = { readonly x: ArrayLike<number>; readonly y: ArrayLike<number> }
type GrowingCluster = { x: number; y: number; homes: number[]; isMerged: boolean }

/** Columns of the grid, more than any market needs, so that one number identifies a cell. */
const columns = 1e6

const cellsAround = (cell: number): number[] =>
  [-columns, 0, columns].flatMap((row) => [cell + row - 1, cell + row, cell + row + 1])

/** Merges clusters closer than `distance` into the larger one; returns false without such clusters. */
const mergeClose = (clusters: GrowingCluster[], distance: number): boolean => {
  const cellOf = ({ x, y }: GrowingCluster) => Math.floor(y / distance) * columns + Math.floor(x / distance)
  const grid = new Map<number, GrowingCluster[]>()
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
        const [ownCount, otherCount] = [cluster.homes.length, other.homes.length]
        cluster.x = (cluster.x * ownCount + other.x * otherCount) / (ownCount + otherCount)
        cluster.y = (cluster.y * ownCount + other.y * otherCount) / (ownCount + otherCount)
        for (const home of other.homes) cluster.homes.push(home)
        other.isMerged = true
        isChanged = true
      }
  }
  return isChanged
}

/**
 * Groups homes until no two clusters are closer than `distance`; merging only nearby cells of a grid keeps the time
 * proportional to the number of homes.
 * @param homes indexes in the lists of the points
 */
export const clustersOf = ({ x, y }: Points, homes: readonly number[], distance: number): Cluster[] => {
  const cells = new Map<number, GrowingCluster>()
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
