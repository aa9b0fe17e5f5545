import { z } from "zod"
import type { Language } from "../../spec/languages.ts"
import {
  address,
  coordinates,
  day,
  energyClass,
  ifValid,
  line,
  minorUnits,
  picture,
  price,
  squareMetres,
  translations,
} from "./fields.ts"
import { listingFields, renovations, withoutClass } from "./listing.ts"

const housingCompany = (languages: readonly Language[]) =>
  z.strictObject({
    name: line,
    manager: line,
    homes: z.int().positive(),
    plot: z.strictObject({
      tenure: z.enum(["owned", "leased", "optionalLease"]),
      area: squareMetres,
      /** Year in which the lease ends. */
      leaseEnd: z.int().optional(),
      landlord: translations(languages).optional(),
    }),
    /** Loans of the whole company. */
    loans: minorUnits,
    /** Left out while nothing is known; so is each field that is not known. */
    finances: z
      .strictObject({
        /** Year of the accounts that state the loans; none before a new building's first accounts. */
        accountsYear: z.int().optional(),
        /** Area of all homes together. */
        homesArea: squareMetres,
        /** Year of the board's statement of the repairs that the next five years need (asunto-osakeyhtiölaki 6:3). */
        maintenanceReportYear: z.int().optional(),
      })
      .optional(),
    redemption: z.enum(["none", "company", "shareholders", "city"]),
    renovations: renovations(languages),
  })

const finnishEnergy = (languages: readonly Language[]) =>
  z.discriminatedUnion("status", [
    z.strictObject({
      status: z.literal("class"),
      class: energyClass,
      lawYear: z.union([z.literal(2007), z.literal(2013), z.literal(2018)]),
    }),
    ...withoutClass(languages),
  ])

export const finnishListing = (languages: readonly Language[]) =>
  z
    .strictObject({
      ...listingFields(languages),
      /** Id of a house, which provides the home's company and energy class. */
      house: line.optional(),
      /** Finnish layout code: 3h+k+s. */
      layout: z.string().regex(/^\d+(?:,5)?h(\+[a-zäö]+)*$/, "must be a layout code such as 3h+k+s or 2,5h+k"),
      /** Velaton hinta = myyntihinta + velkaosuus; both prices are left out while none is set. */
      debtFreePrice: price.optional(),
      sellingPrice: minorUnits.optional(),
      debtShare: minorUnits,
      /** Per month. */
      maintenanceCharge: minorUnits,
      financingCharge: minorUnits,
      /** Per person and month. */
      waterFee: minorUnits,
      energy: finnishEnergy(languages).optional(),
      tenure: z.enum(["shares", "property"]),
      /** Owner's payment for the home's part of an optional leased plot (lunastusosuus). */
      plotShare: minorUnits.optional(),
      /** Required for real property. */
      land: z.strictObject({ tenure: z.enum(["owned", "leased"]), zoning: translations(languages) }).optional(),
      housingCompany: housingCompany(languages).optional(),
      hitas: z.strictObject({ maximumPrice: minorUnits, confirmedOn: day, validTo: day }).optional(),
    })
    .refine((home) => home.debtFreePrice !== undefined || home.status === "upcoming", {
      path: ["debtFreePrice"],
      error: "is missing: only an upcoming home may have no price yet (decree 130/2001)",
      when: ifValid("status", "debtFreePrice"),
    })
    .refine(
      (home) =>
        home.debtFreePrice === (home.sellingPrice === undefined ? undefined : home.sellingPrice + home.debtShare),
      {
        path: ["debtFreePrice"],
        error: "must be sellingPrice plus debtShare",
        when: ifValid("debtFreePrice", "sellingPrice", "debtShare"),
      },
    )
    .refine((home) => (home.housingCompany?.finances?.homesArea ?? home.livingArea) >= home.livingArea, {
      path: ["housingCompany", "finances", "homesArea"],
      error: "is the area of all homes together, so it cannot be less than the livingArea of this one",
      when: ifValid("housingCompany", "livingArea"),
    })
    .refine((home) => !home.housingCompany || home.debtShare <= home.housingCompany.loans, {
      path: ["debtShare"],
      error: "is a part of the loans of housingCompany, so it cannot be more than they are",
      when: ifValid("housingCompany", "debtShare"),
    })
    .refine((home) => home.tenure !== "shares" || Boolean(home.house) !== Boolean(home.housingCompany), {
      path: ["housingCompany"],
      error: "is required for shares, unless house names the building",
      when: ifValid("tenure", "house", "housingCompany"),
    })
    .refine((home) => (home.tenure === "property") === Boolean(home.land), {
      path: ["land"],
      error: "is required for real property, and only there",
      when: ifValid("tenure", "land"),
    })
    .refine((home) => (home.housingCompany?.plot.tenure === "optionalLease") === (home.plotShare !== undefined), {
      path: ["plotShare"],
      error: "is required on an optional leased plot, and only there",
      when: ifValid("housingCompany", "plotShare"),
    })
    .refine((home) => Boolean(home.house) !== Boolean(home.energy), {
      path: ["energy"],
      error: "is required, unless house names the building",
      when: ifValid("house", "energy"),
    })

export const house = (languages: readonly Language[]) =>
  z.strictObject({
    area: line,
    address,
    coordinates,
    description: translations(languages),
    yearBuilt: z.int(),
    floors: z.int().min(1),
    lift: z.boolean(),
    material: z.enum(["brick", "concrete", "wood", "stone"]),
    heating: listingFields(languages).heating,
    energy: finnishEnergy(languages),
    company: housingCompany(languages),
    pictures: z.array(picture).min(2).max(6),
  })
