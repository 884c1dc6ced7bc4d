import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { artworkAddress, people } from '../../content/artworks';
import { phases as allPhases } from '../../content/phases/index';
import { posts } from '../../content/posts/index';
import { bowtieRangeOf, packages } from '../../content/services/index';
import { serviceSummaries } from '../../content/services/summaries';
import { ClosingBowtie } from '../../figures/ClosingBowtie';
import { HeroBowtie } from '../../figures/HeroBowtie';
import { IndustryFigure } from '../../figures/IndustryFigure';
import { industrySchematics } from '../../figures/industrySchematics';
import { PhaseSlice, phasesInOrder } from '../../figures/PhaseFigure';
import { RangeFigure, RangePlate } from '../../figures/RangeFigure';
import { TechnologyFigure } from '../../figures/TechnologyFigure';
import { technologySchematics } from '../../figures/technologySchematics';
import { keyOf } from '../../lib/lookUp';
import { childrenOf } from '../../routes/navigation';
import type { PageName } from '../../routes/table';
import type { Route } from '../../routes/types';

/** The figure of a card and its place. */
export interface CardFigure {
  /** `beside` the title on a field, or `below` it across the card. */
  readonly place: 'beside' | 'below';
  /** The ground of the figure; a picture brings its own. */
  readonly ground: 'field' | 'night' | 'picture';
  /** SVG elements, from left to right and from top to bottom. */
  readonly drawings: readonly string[];
  readonly columns: number;
  /** Space between two of them, as a share of the size of one. */
  readonly gap: number;
}

const markup = (figures: readonly ReactElement[]): string[] =>
  figures.map((figure) => renderToStaticMarkup(figure));

/** Drawings in columns beside the title. */
const beside = (figures: readonly ReactElement[], columns = 1): CardFigure => ({
  place: 'beside',
  ground: 'field',
  drawings: markup(figures),
  columns,
  gap: 0.2,
});

/** Drawings that together make one, across the card. */
const below = (figures: readonly ReactElement[]): CardFigure => ({
  place: 'below',
  ground: 'field',
  drawings: markup(figures),
  columns: figures.length,
  gap: 0,
});

/** A drawn picture in `public`, cropped to its place. @param address as an `img` element names it. */
const picture =
  (address: string) =>
  (_route: Route, root: string): CardFigure => ({
    place: 'beside',
    ground: 'picture',
    drawings: [readFileSync(join(root, 'public', address), 'utf8')],
    columns: 1,
    gap: 0,
  });

const phases = Object.keys(allPhases) as (keyof typeof allPhases)[];

/** The part of the bowtie that a phase works on: its fifth. */
function phaseRange({ path }: Route) {
  const phase = phases.indexOf(keyOf(allPhases, path));
  return { from: phase / phases.length, to: (phase + 1) / phases.length };
}

const service = (route: Route) =>
  below([<RangePlate key="range" {...bowtieRangeOf(keyOf(serviceSummaries, route.path))} />]);

const closing: CardFigure = { ...below([<ClosingBowtie key="closing" />]), ground: 'night' };

const industry = ({ path }: Route) => <IndustryFigure key={path} id={keyOf(industrySchematics, path)} />;

const technology = ({ path }: Route) => (
  <TechnologyFigure key={path} id={keyOf(technologySchematics, path)} />
);

/** @param root the folder of the project. */
type FigureOfRoute = (route: Route, root: string) => CardFigure;

/** The figure of each kind of page: one that the page itself shows, or else the bowtie of the closing band. */
const figures: Readonly<Record<PageName, FigureOfRoute>> = {
  HomePage: () => ({ ...below([<HeroBowtie key="hero" />]), ground: 'night' }),
  IndustriesPage: ({ path }) => beside(childrenOf(path).map(industry), 2),
  IndustryPage: (route) => beside([industry(route)]),
  TechnologiesPage: ({ path }) => beside(childrenOf(path).map(technology), 2),
  TechnologyPage: (route) => beside([technology(route)]),
  RetrievalModelsPage: (route) => beside([technology(route)]),
  HowWeWorkPage: () => below(phasesInOrder.map((phase) => <PhaseSlice key={phase} phase={phase} />)),
  PhasePage: (route) => below([<RangePlate key="range" {...phaseRange(route)} />]),
  ServicesPage: () =>
    beside(
      Object.entries(packages).map(([slug, { bowtieRange }]) => <RangeFigure key={slug} {...bowtieRange} />),
    ),
  PackagePage: service,
  PlaceholderServicePage: service,
  ResourcesPage: picture(artworkAddress('post-positioning')),
  BlogPage: picture(posts[0].image),
  CaseStudiesPage: picture(artworkAddress('case-b2b-saas')),
  ContactPage: () => below([<ClosingBowtie key="closing" />]),
  AboutPage: picture(people.founder),
  CareersPage: picture(people.team),
  LegalPage: () => closing,
  NotFoundPage: () => closing,
};

const byName: ReadonlyMap<string, FigureOfRoute> = new Map(Object.entries(figures));

/** The figure of a route's card. @param root the folder of the project. */
export const cardFigure: FigureOfRoute = (route, root) => byName.get(route.page)?.(route, root) ?? closing;
