import type {
  FederalRoadRules,
  RoadRuleTopic,
  RuleSource,
  RuleStatement,
  StateRoadRules,
  VehicleRoadRules,
} from "#domain/geography/road-rules.ts";

/** The day every source below was read. */
export const roadRulesLookedUp = "2026-11-20";

export const roadRulesDisclaimer =
  "This is not legal advice. We read public copies of the law on the date shown and have not confirmed them. Laws change and towns add rules of their own. Before you drive on a public road, ask the motor vehicle agency and the town.";

function say(text: string, source: RuleSource | null): RuleStatement {
  return { text, source, lookedUp: roadRulesLookedUp, status: "not confirmed" };
}

const definition: RuleSource = { name: "49 CFR 571.3" };
const standard: RuleSource = { name: "49 CFR 571.500, S5" };
const finalRule: RuleSource = {
  name: "63 FR 33194 (June 17, 1998)",
  url: "https://www.govinfo.gov/content/pkg/FR-1998-06-17/html/98-16003.htm",
};

export const federalRoadRules: FederalRoadRules = {
  lowSpeedVehicle: say(
    "A low-speed vehicle has four wheels, a top speed above 20 and at most 25 mph, and a gross weight rating under 3,000 pounds.",
    definition,
  ),
  golfCart: say(
    "A golf cart that cannot go faster than 20 mph is outside the federal standard and left to state and local rules. One able to exceed 20 mph is a motor vehicle in federal law and must meet the standard, also when it was changed after it was made.",
    finalRule,
  ),
  equipment: say(
    "A low-speed vehicle must carry the equipment listed here. Later amendments added rear visibility and an alert sound.",
    standard,
  ),
  equipmentItems: [
    "headlamps",
    "front and rear turn signal lamps",
    "tail lamps",
    "stop lamps",
    "red reflectors: one on each side toward the rear and one on the rear",
    "an exterior mirror on the driver's side, and either one on the passenger's side or an interior mirror",
    "a parking brake",
    "a windshield (49 CFR 571.205)",
    "a 17-character vehicle identification number (49 CFR part 565)",
    "a Type 1 or Type 2 seat belt at each seat",
  ],
};

/** What was found about one vehicle in one state; a topic left out was not found. */
type RoadRuleFindings = Partial<Record<RoadRuleTopic, { text: string; source: RuleSource }>> & {
  postedLimitMph?: number;
};

interface StateFindings {
  stateSlug: string;
  agency: string;
  golfCart: RoadRuleFindings;
  lowSpeedVehicle: RoadRuleFindings;
}

const maineAct: RuleSource = {
  name: "Maine P.L. 1999, ch. 660 (LD 2649)",
  url: "https://mainelegislature.org/ros/LOM/LOM119th/4Pub651-700/4Pub651-700-09.htm",
};
const maineGolfCarts: RuleSource = {
  name: "29-A MRSA §101(25-A) and §501(2-A), by LD 1614 of the 120th Legislature",
  url: "https://legislature.maine.gov/ros/LOM/LOM120th/4Pub151-200/Pub151-200-50.htm",
};

const maine: StateFindings = {
  stateSlug: "maine",
  agency: "Maine Bureau of Motor Vehicles",
  golfCart: {
    registration: {
      text: "The law defines a golf cart as a vehicle made for a golf course that cannot exceed 20 mph, and speaks of registering one for islands that have no state-maintained roads. Nothing was found for the mainland.",
      source: maineGolfCarts,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "The act of 2000 named roads posted at 35 mph or less, on certain islands first. The law of today was not verified.",
      source: maineAct,
    },
    license: {
      text: "On such an island, the act asked for a valid license of any class.",
      source: maineAct,
    },
    registration: {
      text: "For such an island, the act provided a yearly registration, with evidence that the excise tax was paid.",
      source: maineAct,
    },
    equipment: {
      text: "It must have been built, and be kept, to the federal standard for low-speed vehicles (49 CFR 571.500).",
      source: {
        name: "29-A MRSA §101(32-A), by P.L. 2009, ch. 42",
        url: "https://www.mainelegislature.org/ros/LOM/LOM124th/124R1/PUBLIC42.asp",
      },
    },
    localOrdinances: {
      text: "On such an island, the act left the decision to the governing body of the municipality.",
      source: maineAct,
    },
  },
};

const newHampshire: StateFindings = {
  stateSlug: "new-hampshire",
  agency: "New Hampshire Division of Motor Vehicles",
  golfCart: {},
  lowSpeedVehicle: {},
};

const massachusettsSection: RuleSource = {
  name: "M.G.L. c. 90 §1F",
  url: "https://lawserver.com/law/state/massachusetts/ma-laws/massachusetts_general_laws_90_1f",
};

const massachusetts: StateFindings = {
  stateSlug: "massachusetts",
  agency: "Massachusetts Registry of Motor Vehicles",
  golfCart: {},
  lowSpeedVehicle: {
    postedLimitMph: 30,
    postedLimit: {
      text: "Public ways with a limit up to 30 mph, not limited-access or express state highways. A way posted between 30 and 45 mph may be crossed only where signals or stop signs control the intersection and both approaches are at most 30 mph.",
      source: massachusettsSection,
    },
    license: {
      text: "The section sets a minimum age of 16 and asks for a valid driver's license; it goes on to an exception for people of at least 16 that we did not read in full.",
      source: massachusettsSection,
    },
    registration: {
      text: "The chapter has a section on passenger plates for low-speed motor vehicles. Ask the agency what it takes to get them.",
      source: {
        name: "M.G.L. c. 90 §2G, by its heading",
        url: "https://malegislature.gov/Laws/GeneralLaws/PartI/TitleXIV/Chapter90/Print",
      },
    },
    localOrdinances: {
      text: "A municipality may close a way, or part of one, to low-speed vehicles by ordinance whatever its limit, and must post signs where notice is needed.",
      source: massachusettsSection,
    },
  },
};

const rhodeIslandPress: RuleSource = {
  name: "R.I. Public Laws 2023, chs. 207 and 224, as reported by WPRI on June 22, 2023",
  url: "https://www.wpri.com/news/politics/ri-establishes-official-rules-for-low-speed-vehicles/",
};

const rhodeIsland: StateFindings = {
  stateSlug: "rhode-island",
  agency: "Rhode Island Division of Motor Vehicles",
  golfCart: {},
  lowSpeedVehicle: {
    postedLimit: {
      text: "A limit for the whole state was not found: ask the motor vehicle agency (Rhode Island Division of Motor Vehicles). On Prudence Island, an older chapter names streets posted at 25 mph or less.",
      source: { name: "R.I. Gen. Laws §31-19.4-1" },
    },
    license: { text: "A driver's license is needed, the report says.", source: rhodeIslandPress },
    registration: {
      text: "Sources disagree. The State House said the law of 2023 provides for registration from July 1, 2024, and a report adds inspection and insurance; a copy of §31-3-2 lists low-speed vehicles among those exempt from registration. Ask the motor vehicle agency (Rhode Island Division of Motor Vehicles) which holds.",
      source: {
        name: "R.I. Public Laws 2023, ch. 224, State House release; R.I. Gen. Laws §31-3-2(6)",
        url: "https://www.onworldwide.com/index.php/2-newsdesk/4198-new-law-will-allow-low-speed-vehicles-on-ri-roads",
      },
    },
    equipment: {
      text: "Some of the safety equipment of other vehicles is required, headlights and turn signals among it.",
      source: rhodeIslandPress,
    },
  },
};

const connecticutAnalysis: RuleSource = {
  name: "OLR bill analysis of sHB 5204, April 8, 2024",
  url: "https://app.legiplex.com/ct/legislature/2024/2024-r/bills/hb05204/draft-544190",
};
const connecticutPress: RuleSource = {
  name: "Conn. Gen. Stat. §14-300g, as reported by the New Haven Register on July 2, 2009",
  url: "https://rachaelsking.com/2364-2/",
};

const connecticut: StateFindings = {
  stateSlug: "connecticut",
  agency: "Connecticut Department of Motor Vehicles",
  golfCart: {
    postedLimitMph: 25,
    postedLimit: {
      text: "The report of 2009 speaks of roads with a limit of 25 mph or lower, by day only, where the local traffic authority has set rules.",
      source: connecticutPress,
    },
    license: { text: "The report says a driver's license is needed.", source: connecticutPress },
    equipment: {
      text: "The section's heading names equipment and insurance; what they are was not read.",
      source: {
        name: "Conn. Gen. Stat. §14-300g, by its heading",
        url: "https://instalawyer.io/laws/connecticut-general-statutes/title-14-motor-vehicles?page=2",
      },
    },
    localOrdinances: {
      text: "The report says the law leaves the rules to the traffic authority of each town.",
      source: connecticutPress,
    },
  },
  lowSpeedVehicle: {
    postedLimit: {
      text: "As of April 8, 2024 they were kept off public roads. A bill of that year (HB 5204) would open roads up to 25 mph; what became of it was not found.",
      source: connecticutAnalysis,
    },
    registration: {
      text: "As of April 8, 2024 the state did not register them.",
      source: connecticutAnalysis,
    },
  },
};

const newYorkRegulation: RuleSource = {
  name: "15 NYCRR 102.10; N.Y. Vehicle and Traffic Law §2262(4)",
  url: "https://www.law.cornell.edu/regulations/new-york/15-NYCRR-102.10",
};
const newYorkAgencyPage: RuleSource = {
  name: "New York State DMV, devices that cannot be registered",
  url: "https://dmv.ny.gov/registration/motorized-devices-cannot-be-registered-new-york",
};

const newYork: StateFindings = {
  stateSlug: "new-york",
  agency: "New York State Department of Motor Vehicles",
  golfCart: {
    postedLimit: {
      text: "The agency lists golf carts among the devices that may not be driven on any street, highway, parking lot or sidewalk open to public motor traffic.",
      source: newYorkAgencyPage,
    },
    registration: { text: "A golf cart cannot be registered.", source: newYorkAgencyPage },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Public highways with a limit up to 35 mph. A faster one may be crossed where it meets a road of 35 mph or less.",
      source: newYorkRegulation,
    },
    registration: {
      text: "It must meet federal standard 500, have its top speed certified by the maker, and stand on the agency's list of approved limited-use vehicles.",
      source: newYorkAgencyPage,
    },
    equipment: {
      text: "The same as a passenger car, with a few exceptions such as bumpers, padded equipment and parking lamps; also the federal equipment.",
      source: newYorkRegulation,
    },
    localOrdinances: {
      text: "A local authority or the Department of Transportation may close highways to them for safety.",
      source: newYorkRegulation,
    },
  },
};

const newJerseyManual: RuleSource = {
  name: "New Jersey Driver Manual, on N.J.S.A. 39:4-31.1 to 31.5",
};
const newJerseyLicense: RuleSource = {
  name: "N.J.S.A. 39:4-31.3 and the New Jersey Driver Manual",
};

const newJersey: StateFindings = {
  stateSlug: "new-jersey",
  agency: "New Jersey Motor Vehicle Commission",
  golfCart: {
    registration: {
      text: "The manual says a modified golf cart does not serve as a low-speed vehicle. Rules for golf carts themselves were not found: ask the motor vehicle agency (New Jersey Motor Vehicle Commission).",
      source: newJerseyManual,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 25,
    postedLimit: {
      text: "Roads posted up to 25 mph; up to 35 mph only where the municipality, the county or the Department of Transportation has said so.",
      source: newJerseyManual,
    },
    license: {
      text: "A valid driver's license, class D in the manual's words, carried with the registration and the insurance card.",
      source: newJerseyLicense,
    },
    registration: {
      text: "Titled, registered and insured, with a license plate.",
      source: newJerseyLicense,
    },
    equipment: {
      text: "The federal equipment, and brakes, odometer, speedometer, the maker's identification number and a '25 MPH Vehicle' safety decal on the rear.",
      source: { name: "N.J.S.A. 39:4-31.2, as quoted in the New Jersey Driver Manual" },
    },
    localOrdinances: {
      text: "Signs may close slower roads too; the manual tells you to watch for them.",
      source: newJerseyManual,
    },
  },
};

const delawareAct: RuleSource = {
  name: "21 Del. C. §2113A, by 76 Del. Laws ch. 10",
  url: "https://delcode.delaware.gov/sessionlaws/ga144/chp010.shtml",
};
const delawareSummary: RuleSource = {
  name: "21 Del. C. §2113A, summary by the Alternative Fuels Data Center (law 6258)",
  url: "https://afdc.energy.gov/laws/6258",
};

const delaware: StateFindings = {
  stateSlug: "delaware",
  agency: "Delaware Division of Motor Vehicles",
  golfCart: {
    localOrdinances: {
      text: "A newspaper reported that state law kept golf carts off public roads, and that Millsboro asked for a charter change so that it could pass an ordinance. What became of it was not found: ask the motor vehicle agency (Delaware Division of Motor Vehicles) and the town.",
      source: {
        name: "Delaware State News on Millsboro's draft",
        url: "https://delawarestatenews.net/news/final-golf-cart-draft-earmarked-for-millsboros-legislative-reps/",
      },
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Roads posted at 35 mph or less. A faster road may be crossed at an intersection.",
      source: delawareAct,
    },
    license: { text: "A valid driver's license.", source: delawareAct },
    registration: {
      text: "State titling, registration and insurance requirements apply.",
      source: delawareSummary,
    },
    equipment: { text: "The equipment of 49 CFR 571.500.", source: delawareAct },
    localOrdinances: {
      text: "Divided highways outside towns may only be crossed; inside an incorporated city or town they are open only where its ordinance says so.",
      source: delawareAct,
    },
  },
};

const marylandGolfCarts: RuleSource = {
  name: "Md. Code, Transportation §21-104.2, research copy",
  url: "https://self-law.org/code/md/transportation/21-104-2",
};
const marylandLowSpeed: RuleSource = {
  name: "Md. Code, Transportation §21-1125, research copy",
  url: "https://self-law.org/code/md/transportation/21-1125",
};

const maryland: StateFindings = {
  stateSlug: "maryland",
  agency: "Maryland Motor Vehicle Administration",
  golfCart: {
    postedLimitMph: 30,
    postedLimit: {
      text: "One copy names county and municipal highways posted at 30 mph or less (35 mph in Golden Beach Patuxent Knolls), between dawn and dusk. Another copy names the City of Crisfield alone. Ask which holds today.",
      source: marylandGolfCarts,
    },
    license: { text: "A valid driver's license.", source: marylandGolfCarts },
    registration: {
      text: "The section is about golf carts driven without registration under §13-402(c) of the same article.",
      source: marylandGolfCarts,
    },
    equipment: {
      text: "Lighting as the agency requires; keep as far to the right as feasible.",
      source: marylandGolfCarts,
    },
    localOrdinances: {
      text: "The county or municipality may designate the highways for it.",
      source: marylandGolfCarts,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 30,
    postedLimit: {
      text: "Not on highways posted above 30 mph or on signed controlled-access highways. One posted above 45 mph may be crossed only at a signal or where every approach has a stop sign.",
      source: marylandLowSpeed,
    },
    registration: {
      text: "Titled and registered.",
      source: { name: "Maryland Motor Vehicle Administration, read from a public copy" },
    },
    localOrdinances: {
      text: "A county or municipal ordinance may close a highway to them.",
      source: marylandLowSpeed,
    },
  },
};

const virginiaDesignation: RuleSource = {
  name: "Va. Code §46.2-916.2",
  url: "https://statutes.laws.com/virginia/title-46-2/chapter-8/46-2-916-2",
};
const virginiaCounty: RuleSource = {
  name: "Richmond County, Va., Code §71.03 (one county's ordinance)",
  url: "https://codelibrary.amlegal.com/codes/richmondcounty/latest/richmondcounty_va/0-0-0-462",
};

const virginia: StateFindings = {
  stateSlug: "virginia",
  agency: "Virginia Department of Motor Vehicles",
  golfCart: {
    postedLimitMph: 25,
    postedLimit: {
      text: "Designated public highways posted at 25 mph or less, with some exceptions for crossing faster ones.",
      source: {
        name: "Va. Code §46.2-916.3, summary of HB 1057 (2024)",
        url: "https://app.legiplex.com/va/legislature/2024/2024-r/bills/hb1057?page=5",
      },
    },
    license: {
      text: "One county's ordinance asks for a valid driver's license, carried with you.",
      source: virginiaCounty,
    },
    equipment: {
      text: "The same ordinance asks for a slow-moving vehicle emblem, and for lights unless you drive between sunrise and sunset.",
      source: virginiaCounty,
    },
    localOrdinances: {
      text: "The county, city or town must have reviewed and designated the highway by ordinance; as a rule a town needs its own police department to do so.",
      source: virginiaDesignation,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Public highways with a limit of 35 mph or less, and crossings of faster ones, says a secondary source; the code itself was not read.",
      source: {
        name: "LegalClarity on Virginia low-speed vehicles (secondary source)",
        url: "https://legalclarity.org/virginia-low-speed-vehicle-laws-and-highway-rules",
      },
    },
  },
};

const northCarolinaLowSpeed: RuleSource = { name: "N.C. G.S. 20-121.1" };
const northCarolinaCounties: RuleSource = {
  name: "N.C. G.S. 153A-245, as quoted by Pasquotank County",
  url: "https://codelibrary.amlegal.com/codes/pasquotankconc/latest/pasquotankco_nc/0-0-0-18816",
};
const northCarolinaTowns: RuleSource = {
  name: "N.C. G.S. 160A-300.6, as quoted by the Town of Pikeville",
  url: "https://codelibrary.amlegal.com/codes/pikevillenc/latest/pikeville_nc/0-0-0-1236",
};

const northCarolina: StateFindings = {
  stateSlug: "north-carolina",
  agency: "North Carolina Division of Motor Vehicles",
  golfCart: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Counties may regulate golf carts on public roads with a limit of 35 mph or less in unincorporated areas.",
      source: northCarolinaCounties,
    },
    license: {
      text: "The local ordinance may say who may drive one.",
      source: northCarolinaTowns,
    },
    registration: {
      text: "The local ordinance may require registration with the town.",
      source: northCarolinaTowns,
    },
    equipment: {
      text: "The local ordinance may set equipment, load limits and hours.",
      source: northCarolinaTowns,
    },
    localOrdinances: {
      text: "Towns and counties regulate golf carts by ordinance, so each place has its own rules: read the town's code.",
      source: northCarolinaTowns,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Streets and highways posted at 35 mph or less. A faster one may be crossed at an intersection.",
      source: northCarolinaLowSpeed,
    },
    registration: { text: "Registered and insured.", source: northCarolinaLowSpeed },
    equipment: {
      text: "Headlamps, stop lamps, turn signals, tail lamps, reflectors, parking brake, mirrors, windshield and wipers, speedometer, seat belts and an identification number; and 49 CFR 571.500.",
      source: northCarolinaLowSpeed,
    },
    localOrdinances: {
      text: "The Department of Transportation may close any road to them for safety. Town rules were not found.",
      source: northCarolinaLowSpeed,
    },
  },
};

const southCarolinaGolfCarts: RuleSource = {
  name: "S.C. Code §56-2-90, by the act of May 2025 (H. 3292)",
  url: "https://lexace.ai/us/statute/south-carolina/56-2-90",
};
const southCarolinaLowSpeed: RuleSource = {
  name: "S.C. Code §56-2-100 (2018 text)",
  url: "https://www.scstatehouse.gov/Archives/CodeofLaws2018/t56c002.php",
};
const southCarolinaPress: RuleSource = {
  name: "Press copies of the 2025 act (H. 3292)",
  url: "https://www.fogolf.com/973319/governor-signs-bill-for-mandatory-seat-belts-on-golf-carts-safety-measures-take-effect",
};

const southCarolina: StateFindings = {
  stateSlug: "south-carolina",
  agency: "South Carolina Department of Motor Vehicles",
  golfCart: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Since May 22, 2025: by daylight, on roads up to 35 mph, within four miles of the address on the registration certificate.",
      source: southCarolinaPress,
    },
    license: {
      text: "The driver is at least 16, holds a valid license and carries it with the registration certificate and proof of insurance.",
      source: southCarolinaGolfCarts,
    },
    registration: {
      text: "A permit decal and a registration certificate from the agency, with proof of ownership and of liability insurance; renewed every five years or when your address changes.",
      source: southCarolinaGolfCarts,
    },
    equipment: {
      text: "Passengers under 12 wear a fastened seat belt.",
      source: southCarolinaPress,
    },
    localOrdinances: {
      text: "A municipality, or a county outside its towns, may set hours, methods and locations by ordinance, on highways up to 35 mph, and may open the night to carts with working headlights and tail lights.",
      source: southCarolinaGolfCarts,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Highways posted at 35 mph or less. A faster one may be crossed at an intersection.",
      source: southCarolinaLowSpeed,
    },
    registration: {
      text: "Registered, licensed and insured as a passenger vehicle is. Homemade vehicles and retrofitted golf carts do not qualify.",
      source: {
        name: "S.C. Code §§56-2-100 to 130, summary by the Alternative Fuels Data Center (law 5954)",
        url: "https://afdc.energy.gov/laws/5954",
      },
    },
    equipment: {
      text: "The equipment of 49 CFR 571.500, which then counts as all the state asks.",
      source: southCarolinaLowSpeed,
    },
    localOrdinances: {
      text: "Local governments may set stricter rules and may close streets to them for safety.",
      source: southCarolinaLowSpeed,
    },
  },
};

const georgiaCarts: RuleSource = {
  name: "O.C.G.A. §40-6-331 (2014 text)",
  url: "https://law.justia.com/codes/georgia/2014/title-40/chapter-6/article-13/part-3/section-40-6-331/",
};

const georgia: StateFindings = {
  stateSlug: "georgia",
  agency: "Georgia Department of Revenue, Motor Vehicle Division",
  golfCart: {
    license: {
      text: "A valid driver's license, except where a local ordinance from before 2012 does without.",
      source: georgiaCarts,
    },
    registration: {
      text: "No state registration, title or inspection may be asked of it by a local ordinance; registration with the local authority may be.",
      source: georgiaCarts,
    },
    equipment: {
      text: "Local ordinances may establish operating standards.",
      source: georgiaCarts,
    },
    localOrdinances: {
      text: "A local authority may designate streets and paths for these vehicles by ordinance and set the conditions.",
      source: georgiaCarts,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Highways where the posted limit does not exceed 35 mph.",
      source: {
        name: "O.C.G.A. §40-6-362 (2018 text)",
        url: "https://law.justia.com/codes/georgia/2018/title-40/chapter-6/article-13/part-5/section-40-6-362/",
      },
    },
    equipment: {
      text: "A city's guidance, as reported, lists the federal equipment, an amber strobe light and a reversing alert before a license plate is issued.",
      source: {
        name: "Atlanta Journal-Constitution on Alpharetta's guidance, November 23, 2021",
        url: "https://www.ajc.com/neighborhoods/north-fulton/alpharetta-issues-guidance-on-where-golf-carts-are-allowed/SWIDWLGSLJALJFS3HG7KRNR2XI/",
      },
    },
  },
};

const floridaLowSpeed: RuleSource = {
  name: "F.S. 316.2122 (2023 text)",
  url: "https://codes.findlaw.com/fl/title-xxiii-motor-vehicles/fl-st-sect-316-2122/",
};
const floridaGolfCarts: RuleSource = {
  name: "F.S. 316.212, as printed in CS for SB 1290 (2023)",
  url: "https://flsenate.gov/Session/Bill/2023/1290/BillText/c1/HTML",
};

const florida: StateFindings = {
  stateSlug: "florida",
  agency: "Florida Department of Highway Safety and Motor Vehicles",
  golfCart: {
    license: {
      text: "Since October 1, 2023: a government photo identification from 18 on; under 18 a learner's license (from 15) or a driver's license (from 16).",
      source: {
        name: "Ch. 2023-67, Laws of Florida (HB 949), summary by the Florida Senate",
        url: "https://flsenate.gov/Committees/BillSummaries/2023/html/2974",
      },
    },
    localOrdinances: {
      text: "Golf carts may use only local roads that the county, the municipality or a water control district has designated for them after finding it safe.",
      source: floridaGolfCarts,
    },
  },
  lowSpeedVehicle: {
    postedLimitMph: 35,
    postedLimit: {
      text: "Streets posted at 35 mph or less. A faster one may be crossed at an intersection.",
      source: floridaLowSpeed,
    },
    license: {
      text: "A valid driver's license in the driver's possession.",
      source: floridaLowSpeed,
    },
    registration: { text: "Titled, registered and insured.", source: floridaLowSpeed },
    equipment: {
      text: "Headlamps, stop lamps, turn signals, tail lamps, reflectors, parking brake, mirrors, windshield, seat belts and an identification number.",
      source: floridaLowSpeed,
    },
    localOrdinances: {
      text: "A county, a municipality or the Department of Transportation may close its roads to them for safety.",
      source: floridaLowSpeed,
    },
  },
};

/** One record a state, in the order of the states, Maine to Florida. */
export const stateRoadRules: readonly StateRoadRules[] = [
  maine,
  newHampshire,
  massachusetts,
  rhodeIsland,
  connecticut,
  newYork,
  newJersey,
  delaware,
  maryland,
  virginia,
  northCarolina,
  southCarolina,
  georgia,
  florida,
].map(({ stateSlug, agency, golfCart, lowSpeedVehicle }) => ({
  stateSlug,
  agency,
  golfCart: completeRoadRules(agency, golfCart),
  lowSpeedVehicle: completeRoadRules(agency, lowSpeedVehicle),
}));

/** The road rules of the state with this slug, such as "new-jersey". */
export function findRoadRules(stateSlug: string): StateRoadRules | undefined {
  return stateRoadRules.find((rules) => rules.stateSlug === stateSlug);
}

/** A topic without a finding says whom to ask, so that a hole never looks like permission. */
function completeRoadRules(agency: string, findings: RoadRuleFindings): VehicleRoadRules {
  const complete = (topic: RoadRuleTopic): RuleStatement => {
    const found = findings[topic];
    return found
      ? say(found.text, found.source)
      : say(`Not found: ask the motor vehicle agency (${agency}).`, null);
  };
  return {
    postedLimitMph: findings.postedLimitMph ?? null,
    postedLimit: complete("postedLimit"),
    license: complete("license"),
    registration: complete("registration"),
    equipment: complete("equipment"),
    localOrdinances: complete("localOrdinances"),
  };
}
