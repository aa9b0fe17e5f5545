import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inPictureViewer = inModule(() => import("../../../src/visit/home/PictureViewer/PictureViewer.island.tsx"))
const inContactBar = inModule(() => import("../../../src/visit/home/ContactBar/ContactBar.tsx"))
const inGallery = inModule(() => import("../../../src/visit/home/gallery.data.ts"))
const inPlan = inModule(() => import("../../../src/visit/home/plan.data.ts"))
const inHomeFacts = inModule(() => import("../../../src/visit/home/home-facts.data.ts"))

export const property: readonly Mutant[] = [
  inPictureViewer(
    "HOME-1",
    "Each picture opens the one after it",
    (viewer) => viewer.PictureViewer,
    (PictureViewer) =>
      ({ start, ...props }) =>
        PictureViewer({ ...props, start: start === "all" ? start : start + 1 }),
    { scenarios: "Visa bild" },
  ),
  inGallery(
    "HOME-1",
    "Without JavaScript, pictures lead nowhere",
    (gallery) => gallery.galleryOf,
    (galleryOf) =>
      (...all) => {
        const gallery = galleryOf(...all)
        const elsewhere = (base: string) => base.replace("/media/", "/pictures/")
        return {
          ...gallery,
          pictures: gallery.pictures.map((picture) => ({ ...picture, base: elsewhere(picture.base) })),
        }
      },
    { scenarios: "Without JavaScript" },
  ),
  inPictureViewer(
    "HOME-9",
    "The End key does nothing",
    (viewer) => viewer.PictureViewer,
    (PictureViewer) => (props) => {
      const dialog = PictureViewer(props)
      const onKeyDown = (event: KeyboardEvent) => event.key !== "End" && dialog.props.onKeyDown(event)
      return { ...dialog, props: { ...dialog.props, onKeyDown } }
    },
    { scenarios: "arrow keys" },
  ),
  inGallery(
    "HOME-9",
    "The buttons beside a picture have each other's names",
    (gallery) => gallery.galleryOf,
    (galleryOf) =>
      (...all) => {
        const gallery = galleryOf(...all)
        const { previous, next } = gallery.viewer
        return { ...gallery, viewer: { ...gallery.viewer, previous: next, next: previous } }
      },
    { scenarios: "buttons lead" },
  ),
  inModule(() => import("../../../src/visit/home/PictureViewer/PictureOverview.tsx"))(
    "HOME-10",
    "Each picture of the overview opens the next one",
    (overview) => overview.PictureOverview,
    (PictureOverview) =>
      ({ onPick, ...props }) =>
        PictureOverview({ ...props, onPick: (index) => onPick(index + 1) }),
    { scenarios: "opens from the overview" },
  ),
  inPictureViewer(
    "HOME-10",
    '"All pictures" opens one picture',
    (viewer) => viewer.PictureViewer,
    (PictureViewer) =>
      ({ start, ...props }) =>
        PictureViewer({ ...props, start: start === "all" ? 0 : start }),
    { scenarios: "Visa alla" },
  ),
  inModule(() => import("../../../src/browser/navigation/close-on-back.ts"))(
    "HOME-2",
    "Back leaves the page instead of closing the picture",
    (navigation) => navigation.closeOnBack,
    () => () => () => {},
  ),
  inModule(() => import("../../../src/base/ViewerDialog/ViewerDialog.tsx"))(
    "HOME-2",
    "The focus leaves an open dialog",
    (viewer) => viewer.ViewerDialog,
    (ViewerDialog) => (props) => {
      const dialog = ViewerDialog(props)
      const ref = (element: HTMLDialogElement | null) => {
        if (element) element.showModal = element.show
        dialog.props.ref.current = element
      }
      return { ...dialog, props: { ...dialog.props, ref } }
    },
  ),
  inModule(() => import("../../../src/visit/home/PlanViewer/PlanViewer.island.tsx"))(
    "HOME-3",
    "The key 0 does nothing",
    (viewer) => viewer.PlanViewer,
    (PlanViewer) => (props) => {
      const dialog = PlanViewer(props)
      const onKeyDown = (event: KeyboardEvent) => event.key !== "0" && dialog.props.onKeyDown(event)
      return { ...dialog, props: { ...dialog.props, onKeyDown } }
    },
    { scenarios: "Keys zoom" },
  ),
  inPlan(
    "HOME-3",
    "A home without a plan has no message",
    (plan) => plan.planOf,
    (planOf) =>
      (...all) => ({ ...planOf(...all), none: "" }),
  ),
  inModule(() => import("../../../src/site/plans/fit-out.ts"))(
    "HOME-14",
    "A plan is drawn a tenth larger than its home",
    (plans) => plans.fittedOut,
    (fittedOut) => (type, plan) =>
      fittedOut(type, { rooms: plan.rooms.map((room) => ({ ...room, area: Math.round(11 * room.area) / 10 })) }),
    { scenarios: "inside their walls" },
  ),
  inModule(() => import("../../../src/site/plans/fit-out.ts"))(
    "HOME-18",
    "Homes with as many rooms share a plan",
    (plans) => plans.fittedOut,
    (fittedOut) => {
      const plans = new Map<number, ReturnType<typeof fittedOut>>()
      return (type, plan) => {
        const count = plan.rooms.length
        const shared = plans.get(count) ?? fittedOut(type, plan)
        plans.set(count, shared)
        return shared
      }
    },
    { scenarios: "arrangements of rooms" },
  ),
  inModule(() => import("../../../src/site/plans/drawing.ts"))(
    "HOME-18",
    "The measures of a plan are half of the home's",
    (drawing) => drawing.drawnPlan,
    (drawnPlan) => (storeys, names, notes) =>
      drawnPlan(storeys, { ...names, length: (metres) => names.length(metres / 2) }, notes),
    { scenarios: "outer measures" },
  ),
  inModule(() => import("../../../src/site/plans/labels.ts"))(
    "HOME-14",
    "Names on a plan lie wherever no furniture is, doors or not",
    (labels) => labels.labelOf,
    (labelOf) => (name, area, room, furniture) => labelOf(name, area, room, furniture, []),
    { scenarios: "swings across a name" },
  ),
  inModule(() => import("../../../src/site/plans/library.ts"))(
    "HOME-15",
    "A living room with a kitchen in it is called a living room",
    (library) => library.PlanLibrary,
    (PlanLibrary) =>
      class extends PlanLibrary {
        override plan(...[content, listing, language, text]: Parameters<InstanceType<typeof PlanLibrary>["plan"]>) {
          return super.plan(content, listing, language, (key, values) =>
            text(key === "room.livingWithKitchen" ? "room.living" : key, values),
          )
        }
      },
  ),
  inModule(() => import("../../../src/site/plans/furnish.ts"))(
    "HOME-19",
    "A plan shows rooms without what is fitted in them",
    (furnish) => furnish.furnished,
    (furnished) =>
      (...all) =>
        furnished(...all).filter(({ kind }) => !/washer|bath|island/i.test(kind)),
    { scenarios: "shows" },
  ),
  inModule(() => import("../../../src/site/plans/search.ts"))(
    "HOME-19",
    "The second bedroom has its window to the street whatever its record says",
    (search) => search.lightOf,
    (lightOf) => (room, light) => (room.id === "bedroom2" ? ["north"] : lightOf(room, light)),
    { scenarios: "face the courtyard" },
  ),
  inModule(() => import("../../../src/site/plans/north.ts"))(
    "HOME-21",
    "Each plan has north at its top",
    (north) => north.drawnNorth,
    (drawnNorth) =>
      (_yard, ...all) =>
        drawnNorth("south", ...all),
    { scenarios: "By the arrow" },
  ),
  inModule(() => import("../../../src/site/plans/drawing.ts"))(
    "HOME-21",
    "A plan has an arrow although nobody knows where its home faces",
    (drawing) => drawing.drawnPlan,
    (drawnPlan) => (storeys, names, notes) => drawnPlan(storeys, names, { ...notes, yard: notes.yard ?? "south" }),
    { scenarios: "has no arrow" },
  ),
  inModule(() => import("../../../src/site/plans/pictured-rooms.ts"))(
    "HOME-22",
    "A plan counts the pictures from the last",
    (pictured) => pictured.picturedRooms,
    (picturedRooms) => (rooms, types) => picturedRooms(rooms, types.toReversed()),
    { scenarios: "Each picture" },
  ),
  inModule(() => import("../../../src/site/plans/marks.ts"))(
    "HOME-22",
    "A room has the number of only one of its pictures",
    (marks) => marks.marksIn,
    (marksIn) =>
      (count, ...all) =>
        marksIn(Math.min(count, 1), ...all),
    { scenarios: "part of the living room" },
  ),
  inPlan(
    "HOME-15",
    "A separate kitchen is missing in the floor plan",
    (plan) => plan.planOf,
    (planOf) => (edition, listing) => {
      const plan = planOf(edition, listing)
      const kitchen = edition.text("room.kitchen").toLowerCase()
      const isOther = (room: string) => !room.startsWith(kitchen)
      return { ...plan, drawing: plan.drawing && { ...plan.drawing, rooms: plan.drawing.rooms.filter(isOther) } }
    },
    { scenarios: "Kvistgatan" },
  ),
  inHomeFacts(
    "HOME-4",
    "The top of the page leaves out the last of the costs",
    (facts) => facts.mainFactsOf,
    (mainFactsOf) =>
      (...all) =>
        mainFactsOf(...all).slice(0, -1),
  ),
  inModule(() => import("../../../src/base/HomeCard/cards.data.ts"))(
    "HOME-4",
    "The price lacks the share of the plot",
    (cards) => cards.pricesOf,
    (pricesOf) =>
      (...all) =>
        pricesOf(...all).slice(0, 3),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/company.data.ts"))(
    "HOME-11",
    "A home without a lift does not mention it",
    (company) => company.buildingFacts,
    (buildingFacts) => (edition, building) =>
      buildingFacts(edition, building).filter(({ term }) => building.lift || term !== edition.text("fact.lift")),
  ),
  inModule(() => import("../../../src/visit/home/fact-tables.data.ts"))(
    "HOME-11",
    "The facts of a Swedish home begin with its tenure",
    (tables) => tables.swedishHome,
    (swedishHome) => ({ "fact.tenure": undefined, ...swedishHome }) as typeof swedishHome,
  ),
  inModule(() => import("../../../src/visit/home/home-json-ld.data.ts"))(
    "HOME-12",
    "A reserved home is for sale to search engines",
    (data) => data.homeJsonLd,
    (homeJsonLd) => (edition, listing, url) =>
      homeJsonLd(edition, listing.status === "reserved" ? { ...listing, status: "forSale" } : listing, url),
    { scenarios: "is reserved" },
  ),
  inHomeFacts(
    "HOME-12",
    "The structured data has no energy class",
    (facts) => facts.finnishEnergyOf,
    () => () => null,
    { site: "fi" },
  ),
  inContactBar(
    "HOME-13",
    "The bar is at the end of the page only",
    (bar) => bar.ContactBar,
    (ContactBar) => (props) => {
      const bar = ContactBar(props)
      return { ...bar, props: { ...bar.props, style: { position: "static" } } }
    },
    { scenarios: "In the middle of a page" },
  ),
  inModule(() => import("../../../src/visit/home/contact-bar.data.ts"))(
    "HOME-13",
    "A sold home can be viewed",
    (bar) => bar.contactBarOf,
    (contactBarOf) => (edition, listing, agent) => contactBarOf(edition, { ...listing, status: "forSale" }, agent),
    { scenarios: "A sold home" },
  ),
  inModule(() => import("../../../src/base/Term/Term.tsx"))(
    "HOME-5",
    "Terms are not buttons with explanations",
    (term) => term.Term,
    (Term) => (props) => {
      const term = Term(props)
      return { ...term, props: { ...term.props, children: props.term } }
    },
  ),
  inHomeFacts(
    "HOME-5",
    "Each term opens to the meaning of the first",
    (facts) => facts.factGroupsOf,
    (factGroupsOf) =>
      (...all) =>
        factGroupsOf(...all).map((group) => {
          const first = group.facts.find(({ meaning }) => meaning)?.meaning
          return { ...group, facts: group.facts.map((fact) => ({ ...fact, meaning: fact.meaning && first })) }
        }),
    { site: "fi", scenarios: "Velkaosuus" },
  ),
  inModule(() => import("../../../src/domain/homes.ts"))(
    "HOME-6",
    "A home is new for eight days",
    (homes) => homes.isNew,
    (isNew) => (publishedAt, now) => isNew(publishedAt, now) || isNew(publishedAt, now - 24 * 60 * 60 * 1000),
  ),
  inModule(() => import("../../../src/visit/home/price-history.data.ts"))(
    "HOME-6",
    "The price change is counted from the first price",
    (history) => history.latestChangeOf,
    (latestChangeOf) => (edition, listing) =>
      latestChangeOf(edition, { ...listing, priceHistory: listing.priceHistory.slice(0, 1) }),
  ),
  inModule(() => import("../../../src/visit/home/intro.data.ts"))(
    "HOME-20",
    "A sold home leads to the homes for sale of all areas",
    (intro) => intro.homeIntro,
    (homeIntro) =>
      (...all) => {
        const intro = homeIntro(...all)
        return {
          ...intro,
          onward: intro.onward.map((link) => ({ ...link, path: link.path.replace(/place=[^&]*&/, "") })),
        }
      },
  ),
  inModule(() => import("../../../src/visit/home/share.data.ts"))(
    "HOME-7",
    "The shared text does not name the agent",
    (share) => share.shareOf,
    (shareOf) => (edition, listing) => shareOf({ ...edition, content: { ...edition.content, agents: [] } }, listing),
    { site: "fi", scenarios: "own way to share" },
  ),
  inModule(() => import("../../../src/browser/storage/sharing.ts"))(
    "HOME-7",
    "The copied address is that of the front page",
    (sharing) => sharing.shareOrCopy,
    (shareOrCopy) => (content) => shareOrCopy({ ...content, url: new URL("/", content.url).href }),
    { scenarios: "copies the address" },
  ),
  inContactBar(
    "HOME-8",
    "A third sheet has the bar of a phone",
    (bar) => bar.ContactBar,
    (ContactBar) => (props) => {
      const bar = ContactBar(props)
      return { ...bar, props: { ...bar.props, className: undefined } }
    },
  ),
  inModule(() => import("../../../src/visit/home/FloorPlan/FloorPlan.tsx"))(
    "HOME-8",
    "The printed plan is small although there is room",
    (plan) => plan.FloorPlan,
    (FloorPlan) => (props) => {
      const section = FloorPlan(props)
      return { ...section, props: { ...section.props, style: { maxHeight: "40mm" } } }
    },
  ),
  inModule(() => import("../../../src/visit/viewings/Viewings/Viewings.tsx"))(
    "HOME-17",
    "The printed page does not show the viewings",
    (viewings) => viewings.Viewings,
    (Viewings) => (props) => {
      const section = Viewings(props)
      return { ...section, props: { ...section.props, "aria-labelledby": undefined } }
    },
    { scenarios: "when the home is shown" },
  ),
  inModule(() => import("../../../src/visit/home/MonthlyCost/CostBreakdown.tsx"))(
    "HOME-17",
    "The printed page states every assumption of the monthly cost",
    (breakdown) => breakdown.CostBreakdown,
    (CostBreakdown) => (props) => {
      const breakdown = CostBreakdown(props)
      return { ...breakdown, props: { ...breakdown.props, className: undefined } }
    },
    { scenarios: "needed at the purchase" },
  ),
]
