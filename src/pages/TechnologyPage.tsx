import { CallToAction } from '../blocks/CallToAction';
import { CardTrio } from '../blocks/CardTrio';
import { Cell, CellGrid } from '../blocks/CellGrid';
import { ExhibitBlock } from '../blocks/exhibits/ExhibitBlock';
import { PlainHead } from '../blocks/PlainHead';
import { SectionHead } from '../blocks/SectionHead';
import { Statements, type StatementsProps } from '../blocks/Statements';
import { TextCells } from '../blocks/TextCells';
import { figureCaptions } from '../content/figures';
import { labels } from '../content/labels';
import { technologyPage } from '../content/pages/technologyPage';
import { technologies } from '../content/technologies/index';
import type { DetailedTechnologySlug } from '../content/technologies/types';
import { RagPhonePlate, RagPlate } from '../figures/RagPlate';
import { TechnologyFigure } from '../figures/TechnologyFigure';
import { keyOf } from '../lib/lookUp';
import { routeOf } from '../routes/matchRoute';
import type { PageProps } from '../routes/types';
import { Column, Grid } from '../ui/layout';
import { NumberedSteps } from '../ui/NumberedSteps';
import { SectionBand } from '../ui/SectionBand';
import { DetailPlate } from './components/DetailPlate';
import { BuiltBy, TechnologyActions } from './components/TechnologyPackage';
import { TrailHead } from './components/TrailHead';

interface Rhythm {
  readonly statements: StatementsProps['layout'];
  /** Position of the exhibit: before the method, after it, or after the applications. */
  readonly exhibit: 'first' | 'second' | 'third';
}

/** Each page answers the main doubt about its technology first. */
const rhythms: Readonly<Record<DetailedTechnologySlug, Rhythm>> = {
  rag: { statements: 'beside', exhibit: 'second' },
  'agentic-ai': { statements: 'stepped', exhibit: 'first' },
  llms: { statements: 'beside', exhibit: 'first' },
  'cloud-ai': { statements: 'stepped', exhibit: 'third' },
  'customer-success-ai': { statements: 'beside', exhibit: 'third' },
  'marketing-sales-ai': { statements: 'stepped', exhibit: 'second' },
  'business-intelligence-ai': { statements: 'beside', exhibit: 'first' },
};

export default function TechnologyPage({ route }: PageProps) {
  const slug = keyOf(rhythms, route.path);
  const figureCaption = figureCaptions[slug];
  const { heading, lead, whatIs, whyItMatters, builtBy, exhibit, capabilities, ...content } =
    technologies[slug];
  const rhythm = rhythms[slug];
  const exhibitAt = (place: Rhythm['exhibit']) =>
    rhythm.exhibit === place && (
      <SectionBand surface="night">
        <ExhibitBlock exhibit={exhibit} number={2} />
      </SectionBand>
    );
  return (
    <>
      <TrailHead
        route={route}
        heading={heading}
        lead={lead}
        actions={<TechnologyActions label={labels.scheduleConsultation} service={builtBy.service} />}
      />
      {slug === 'rag' ? (
        <DetailPlate
          caption={figureCaption}
          annotated={<RagPlate label={figureCaption} />}
          compact={<RagPhonePlate label={figureCaption} />}
        />
      ) : (
        <DetailPlate
          id={slug}
          caption={figureCaption}
          compact={<TechnologyFigure id={slug} label={figureCaption} plate />}
        />
      )}
      <Statements
        first={whatIs}
        second={{ heading: technologyPage.whyItMatters, text: whyItMatters }}
        layout={rhythm.statements}
      />
      {exhibitAt('first')}
      {capabilities && (
        <SectionBand {...(rhythm.exhibit === 'first' ? {} : { top: 'none' })}>
          <PlainHead tag={technologyPage.capabilities.heading} heading={technologyPage.capabilities.line} />
          <TextCells cells={capabilities} />
        </SectionBand>
      )}
      <SectionBand surface="sunk" top="short">
        <SectionHead tag={technologyPage.implementation} named="tag" heading={content.implementationLine} />
        <Grid>
          <Column span={9} from={4}>
            <NumberedSteps steps={content.implementation} />
            <BuiltBy {...builtBy} />
          </Column>
        </Grid>
      </SectionBand>
      {exhibitAt('second')}
      <SectionBand>
        <SectionHead
          tag={technologyPage.applications}
          named="tag"
          heading={content.applicationsLine}
          lead={technologyPage.applicationsNote}
        />
        <CardTrio cards={content.applications} resultsLabel={technologyPage.results} />
      </SectionBand>
      {exhibitAt('third')}
      <SectionBand {...(rhythm.exhibit === 'third' ? {} : { top: 'none' })}>
        <PlainHead tag={technologyPage.related} heading={content.relatedLine} />
        <CellGrid columns={3}>
          {content.related.map((id, index) => {
            const { path, name, summary } = routeOf(`/technologies/${id}`);
            return (
              <Cell
                key={path}
                href={path}
                name={name}
                summary={summary}
                figure={<TechnologyFigure id={id} />}
                position={index}
              />
            );
          })}
        </CellGrid>
      </SectionBand>
      <CallToAction {...content.closing} action={labels.scheduleConsultation} surface="field" />
    </>
  );
}
