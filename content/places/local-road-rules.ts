import type { LocalRoadRule } from "#domain/geography/road-rules.ts";
import { roadRulesLookedUp } from "./road-rules/statement.ts";

type LocalRuleText = Omit<LocalRoadRule, "stateSlug" | "placeSlug" | "lookedUp">;

/** Keyed "state/place", as in a path. A place whose rule has no source has no entry. */
const rulesByPlace: Readonly<Record<string, LocalRuleText>> = {
  "new-jersey/long-beach-island": {
    text: "On Long Beach Island, each town makes its own rules. Ship Bottom bans low-speed vehicles from its streets.",
    headline: "Ask your town first",
    source: { name: "Ship Bottom Ordinance 2022-20, in The SandPaper" },
    status: "secondary",
  },
  "new-jersey/ocean-city": {
    text: "Ocean City allows low-speed vehicles that are titled, registered and insured on its 25 mph roads. Children must ride in car seats.",
    source: {
      name: "Ocean City Police, in OCNJ Daily, July 15, 2021",
      url: "https://ocnjdaily.com/news/2021/jul/15/ocean-city-police-to-remind-drivers-of-lsv-safety-/",
    },
    status: "secondary",
  },
  "new-jersey/cape-may": {
    text: "Cape May posts 20 mph or less on its own streets, so a low-speed vehicle with plates may use them.",
    isWhole: true,
    source: {
      name: "Cape May County Herald, 2022",
      url: "https://www.capemaycountyherald.com/article/news-government-cape-may-sets-20mph-as-max-speed-article_6e12b7c2-45a8-11ed-88ec-8b8e04790fd7-html",
    },
    status: "secondary",
  },
  "delaware/rehoboth-beach": {
    text: "In Rehoboth Beach, no vehicle may be driven on the Boardwalk without a permit from the city.",
    source: { name: "Rehoboth Beach City Code, Boardwalk", url: "https://ecode360.com/12270229" },
    status: "statute",
  },
  "delaware/dewey-beach": {
    text: "In Dewey Beach, no vehicles are allowed on the beach from May 15 to September 15.",
    source: {
      name: "Dewey Beach Town Code §65-8, in WBOC, June 2023",
      url: "https://www.wboc.com/news/dewey-beach-officials-considering-year-round-vehicle-ban-on-beach/article_f8d482b0-0c8f-11ee-9fe2-0f0845c04520.html",
    },
    status: "secondary",
  },
  "delaware/south-bethany": {
    text: "In South Bethany, the speed limit is 20 mph on every town street. On Route 1 the state sets it.",
    source: {
      name: "South Bethany Town Code, Vehicles and Traffic",
      url: "https://ecode360.com/8880538",
    },
    status: "statute",
  },
  "delaware/fenwick-island": {
    text: "Fenwick Island has banned low-speed vehicles from its streets since 2022. The fine is $100.",
    headline: "Not on the town's streets",
    source: {
      name: "Coast Dispatch, March 7, 2022",
      url: "https://mdcoastdispatch.com/2022/03/07/fenwick-council-bans-low-speed-vehicles/",
    },
    status: "secondary",
  },
  "virginia/virginia-beach": {
    text: "In Virginia Beach, a cart must be street-legal outside the neighborhoods that the city has opened to golf carts. Motor vehicles must stay off the beach unless the city gives permission.",
    source: {
      name: "Virginia Beach City Code, in Ocean Park Civic League, 2022",
      url: "https://opcl.org/2022/07/13/whats-the-story-with-golf-carts-in-ocean-park/",
    },
    status: "secondary",
  },
  "virginia/cape-charles": {
    text: "In Cape Charles, a golf cart may use roads posted up to 25 mph, but not sidewalks or Central Park. The driver needs a license.",
    source: {
      name: "Cape Charles Police, in the Eastern Shore Post, April 27, 2021",
      url: "https://easternshorepost.com/2021/04/27/keep-cape-charles-safe-follow-golf-cart-rules/",
    },
    status: "secondary",
  },
  "north-carolina/outer-banks": {
    text: "In Duck, a golf cart needs a permit from the town. It may cross NC 12 but not drive along it.",
    source: {
      name: "Duck Town Code §70.05",
      url: "https://codelibrary.amlegal.com/codes/duck/latest/duck_nc/0-0-0-12844",
    },
    status: "statute",
  },
  "north-carolina/ocracoke": {
    text: "On Ocracoke, golf carts must stay in the village and off the beach and the ferries. The driver must be 16 or older, and the cart needs headlights and taillights.",
    source: { name: "Island Free Press, 2010" },
    status: "secondary",
  },
  "north-carolina/emerald-isle": {
    text: "In Emerald Isle, a golf cart must be registered with the town. It may cross NC 58 and Coast Guard Road but not drive along them. The driver must be 18 or older.",
    source: {
      name: "Town of Emerald Isle, June 30, 2016",
      url: "https://www.emeraldisle-nc.org/reminder-important-golf-cart-regulations",
    },
    status: "secondary",
  },
  "north-carolina/surf-city": {
    text: "In Surf City, no vehicles are allowed on the beach from March 15 to October 1. The rest of the year, only factory-built four-wheel-drive vehicles with a permit may use it.",
    source: {
      name: "Surf City Code §§4-32, 4-34",
      url: "https://codelibrary.amlegal.com/codes/surfcity/latest/surfcity_nc/0-0-0-626",
    },
    status: "statute",
  },
  "north-carolina/carolina-beach": {
    text: "In Carolina Beach, a golf cart needs a permit from the town. Since July 1, 2023, the town has renewed permits but issued no new ones.",
    source: {
      name: "Town of Carolina Beach, golf cart permits",
      url: "https://www.carolinabeach.org/services/golf-cart-permits",
    },
    status: "secondary",
  },
  "north-carolina/bald-head-island": {
    text: "On Bald Head Island, an electric vehicle for personal use must be registered with the village. A vehicle that runs on gasoline needs a permit.",
    headline: "Register with the village",
    source: {
      name: "Village of Bald Head Island Code §§28-51, 28-74",
      url: "https://codelibrary.amlegal.com/codes/baldheadisland/latest/baldheadisland_nc/0-0-0-2382",
    },
    status: "secondary",
  },
  "north-carolina/southport": {
    text: "In Southport, the city inspects and registers golf carts each year. The driver must be 18 or older. Without a state license plate, a cart may cross state roads but not drive along them.",
    source: {
      name: "Southport Police, in The State Port Pilot, July 2019",
      url: "https://stateportpilot.com/news/article_b618bdb4-af10-11e9-bc93-039575a6093c.html",
    },
    status: "secondary",
  },
  "north-carolina/oak-island": {
    text: "In 2011, the Oak Island council decided against opening its streets to golf carts.",
    source: {
      name: "StarNews, February 25, 2011",
      url: "https://www.starnewsonline.com/news/20110225/oak-island-council-keeps-unpopular--rule-barring-golf-carts",
    },
    status: "secondary",
  },
  "south-carolina/myrtle-beach": {
    text: "In Myrtle Beach, golf carts must stay off Kings Highway, US 501, bike lanes and roads posted above 35 mph.",
    source: {
      name: "WMBF News, April 1, 2021",
      url: "https://www.wmbfnews.com/2021/04/01/myrtle-beach-reminding-public-golf-carts-are-not-permitted-primary-roads/",
    },
    status: "secondary",
  },
  "south-carolina/pawleys-island": {
    text: "On Pawleys Island, a golf cart needs a permit from the town and must stay within two miles of the address where it is registered.",
    source: {
      name: "Coastal Observer on the town’s permits",
      url: "https://coastalobserver.com/town-wants-to-review-impact-of-golf-carts/",
    },
    status: "secondary",
  },
  "south-carolina/isle-of-palms": {
    text: "On Isle of Palms, golf carts are not allowed on the beach.",
    source: {
      name: "Explore Charleston, beach rules",
      url: "https://www.charlestoncvb.com/beaches/plan-your-trip/beach-rules/",
    },
    status: "secondary",
  },
  "south-carolina/folly-beach": {
    text: "In Folly Beach, a golf cart needs a permit from the city.",
    source: {
      name: "Live 5 News, June 12, 2019",
      url: "https://www.live5news.com/2019/06/12/folly-beach-leaders-reject-stricter-noise-rules-approve-golf-cart-permit-price-hike/",
    },
    status: "secondary",
  },
  "south-carolina/edisto-beach": {
    text: "In Edisto Beach, a golf cart needs the town's decal as well as the state permit.",
    source: {
      name: "Edisto Beach Police, in Walterboro Live",
      url: "https://walterborolive.com/stories/edisto-beach-police-are-cracking-down-this-summer,36041",
    },
    status: "secondary",
  },
  "georgia/tybee-island": {
    text: "On Tybee Island, a golf cart must be registered with the city. It needs seat belts, headlights, brake lights, turn signals, an amber light and a horn, and it may cross Highway 80 only at marked places.",
    source: {
      name: "Tybee Island City Code §66-8",
      url: "https://portal.laserfiche.com/Portal/DocView.aspx?id=14344&repo=r-89ec6b6e",
    },
    status: "statute",
  },
  "georgia/st-simons-island": {
    text: "On St. Simons Island, a county map shows which roads are open: Ocean Boulevard to golf carts and low-speed vehicles, Kings Way to low-speed vehicles only, most of Sea Island Road to neither.",
    source: {
      name: "Glynn County, in The Brunswick News, October 27, 2022",
      url: "https://thebrunswicknews.com/news/local_news/new-map-clarifies-roads-for-golf-carts/article_166672a6-da76-5dc9-a290-bbe8881ce694.html",
    },
    status: "secondary",
  },
  "georgia/jekyll-island": {
    headline: "Ask the island's authority",
    text: "On Jekyll Island, the Jekyll Island Authority makes the rules. Its golf cart ordinance dates from 2014.",
    source: {
      name: "Jekyll Island Authority, ordinances",
      url: "https://www.jekyllisland.com/authority/documents/ordinances/",
    },
    status: "secondary",
  },
  "florida/ponte-vedra-beach": {
    text: "In Ponte Vedra Beach, golf carts may use only the roads that St. Johns County has opened to them.",
    source: { name: "St. Johns County ordinance, in the Ponte Vedra Recorder" },
    status: "secondary",
  },
  "florida/siesta-key": {
    text: "On Siesta Key, low-speed vehicles must stay off Midnight Pass Road between Vista Hermosa Circle and Sanderling Road.",
    source: {
      name: "Sarasota County Commission, in Your Observer, August 27, 2014",
      url: "https://www.yourobserver.com/article/county-commission-approves-speed-limit-reduction-siesta",
    },
    status: "secondary",
  },
  "new-york/fire-island": {
    text: "Ocean Beach on Fire Island has no public streets. Its village code keeps motor vehicles out, with few exceptions.",
    headline: "Ask before you drive",
    source: {
      name: "Village of Ocean Beach Code, Vehicles and Traffic",
      url: "https://ecode360.com/14313234",
    },
    status: "statute",
  },
  "maine/portland": {
    text: "On Peaks Island and Portland's other islands, a golf cart needs headlights, rear reflectors and a licensed driver. The limit is 20 mph, and 15 mph near schools.",
    source: {
      name: "City of Portland, 2017",
      url: "https://www.portlandmaine.gov/CivicAlerts.aspx?AID=2604",
    },
    status: "secondary",
  },
};

export const localRoadRules: readonly LocalRoadRule[] = Object.entries(rulesByPlace).map(
  ([place, rule]) => {
    const [stateSlug = "", placeSlug = ""] = place.split("/");
    return { stateSlug, placeSlug, lookedUp: roadRulesLookedUp, ...rule };
  },
);

/** The sourced rule of a town, county or island; undefined where we found none. */
export function findLocalRoadRule(stateSlug: string, placeSlug: string): LocalRoadRule | undefined {
  return localRoadRules.find(
    (rule) => rule.stateSlug === stateSlug && rule.placeSlug === placeSlug,
  );
}
