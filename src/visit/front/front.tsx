import { Link } from "gatsby"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { Picture, sharpPhone, threeColumnSizes } from "../../base/Picture/Picture.tsx"
import type { PageLink } from "../../site/page.ts"
import { PostGrid } from "../articles/PostGrid/PostGrid.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { RecentlyViewed } from "../recent/RecentlyViewed/RecentlyViewed.tsx"
import { SearchBox } from "../search/SearchBox/SearchBox.tsx"
import { Confirmations } from "./Confirmations/Confirmations.tsx"
import type { FrontPage } from "./front.data.ts"
import * as styles from "./front.module.css"

const More = ({ link: { path, name } }: { readonly link: PageLink }) => (
  <p>
    <Link to={path} className="button quiet">
      {name}
    </Link>
  </p>
)

const Home = ({ page }: { readonly page: FrontPage }) => (
  <>
    <Confirmations confirmations={page.confirmations} />
    <div className={styles.hero}>
      <div>
        <h1>{page.heading}</h1>
        <p className="lead">{page.lead}</p>
        <SearchBox search={page.search} />
      </div>
      <Picture
        picture={page.picture}
        sizes={`${sharpPhone}(min-width: 60rem) 56vw, (min-width: 40rem) 92vw, 100vw`}
        first
      />
    </div>

    <section className={styles.part}>
      <h2 className="sprig">{page.newest.heading}</h2>
      {page.newest.homes.length === 0 ? (
        <p>{page.newest.none}</p>
      ) : (
        <HomeGrid homes={page.newest.homes} level={3} led sizes={threeColumnSizes} />
      )}
      <More link={page.newest.more} />
    </section>

    {page.recent && <RecentlyViewed recent={page.recent} />}

    {page.areas && (
      <section className={styles.areas}>
        <h2 className="sprig">{page.areas.heading}</h2>
        <ul>
          {page.areas.areas.map(({ name, path, summary, picture }) => (
            <li key={path}>
              <Picture picture={picture} sizes="8rem" />
              <div>
                <h3>
                  <Link to={path}>{name}</Link>
                </h3>
                <p>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
        <More link={page.areas.more} />
      </section>
    )}

    {page.sell && (
      <section className={styles.sell}>
        <div>
          <h2>{page.sell.heading}</h2>
          <p>{page.sell.lead}</p>
        </div>
        <Link to={page.sell.more.path} className="button">
          {page.sell.more.name}
        </Link>
      </section>
    )}

    <section className={styles.trust}>
      <h2>{page.trust.heading}</h2>
      <ul>
        {page.trust.reasons.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>

    {page.posts && (
      <section className={styles.part}>
        <h2 className="sprig">{page.posts.heading}</h2>
        <PostGrid posts={page.posts.posts} level={3} />
        <More link={page.posts.more} />
      </section>
    )}
  </>
)

export default pageOf(Home)
export { MarketHead as Head }
