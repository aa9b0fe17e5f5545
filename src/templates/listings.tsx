import type { ListingsPage } from "../build/pages/listings.ts"
import { HomeCard } from "../components/HomeCard/HomeCard.tsx"
import { MarketHead, pageOf } from "./page.tsx"

const Listings = ({ page }: { readonly page: ListingsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    <ul className="grid">
      {page.homes.map((home, index) => (
        <li key={home.path}>
          <HomeCard home={home} level={2} first={index === 0} />
        </li>
      ))}
    </ul>
  </>
)

export default pageOf(Listings)
export { MarketHead as Head }
