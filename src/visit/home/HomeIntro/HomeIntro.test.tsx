import { render, screen } from "@testing-library/react"
import { HomeIntro } from "./HomeIntro.tsx"

test("labels of a home are words of their own where no CSS parts them", () => {
  render(
    <HomeIntro
      intro={{
        hitas: "Hitas",
        status: "Varattu",
        priceChange: "Hinta laskenut",
        headline: "Kaksio",
        address: "Oksakatu 3",
        area: { name: "Kallio", path: "/fi/toimialueet/kallio/" },
      }}
    />,
  )
  expect(screen.getAllByRole("paragraph")[0]).toHaveTextContent(/^Hitas Varattu Hinta laskenut$/)
})
