import { BowtieFigure, type BowtieFigureProps } from '../../blocks/BowtieFigure';
import { DocumentBlock } from '../../blocks/documents/DocumentBlock';
import { FitAndPlan, type FitAndPlanProps } from '../../blocks/FitAndPlan';
import { labels } from '../../content/labels';
import { packagePage } from '../../content/pages/packagePage';
import { styled } from '../../theme/stitches.config';
import { surfaceClass } from '../../theme/surfaces';
import { space } from '../../theme/tokens';
import { columns, PAGE_INSET } from '../../ui/layout';
import { Heading } from '../../ui/Text';
import { TitledItems } from '../../ui/TitledLists';
import { TRIANGLE_RIGHT, triangle } from '../../ui/triangle';
import { FieldHead, type FieldHeadProps } from './FieldHead';

/** The bowtie from edge to edge of the window. */
const Included = styled('section', {
  position: 'relative',
  ...columns('100%'),
  gap: '1.5rem 0',
  paddingBlock: space.quiet,
  '& > h2, & > ul, & figcaption': { padding: `0 ${PAGE_INSET}` },
  '& figcaption': { '&&': { border: 0 } },
  '& > ul > li > p': { marginTop: '.25rem' },
  /* Columns with a mark each, read before the figure and displayed below it. */
  '& > ul': { order: 1, display: 'grid', gap: `1.5rem ${space.gap}` },
  '& > ul > li': { position: 'relative', paddingLeft: '1.5rem' },
  '& > ul > li::before': {
    ...triangle(TRIANGLE_RIGHT, '.7rem', '1rem solid var(--line)'),
    position: 'absolute',
    margin: '.45rem 0 0 -1.5rem',
  },
  '@md': { '& > ul': { gridTemplateColumns: '1fr 1fr' } },
  '@lg': {
    '& > ul': { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
    /* Beside the heading. */
    '& figcaption': { position: 'absolute', top: space.quiet, right: 0, maxWidth: '55%' },
  },
});

interface ServiceDetailsProps
  extends FitAndPlanProps,
    Pick<FieldHeadProps, 'route' | 'facts' | 'secondAction'>,
    Pick<BowtieFigureProps, 'range'> {
  readonly name: string;
  readonly summary: string;
}

/** What the pages of all services have in common: the head, what is included, the document, and the plan. */
export function ServiceDetails(props: ServiceDetailsProps) {
  const { name, summary, text, range, phases, plan, ...head } = props;
  const { lead, figureCaption, document } = text;
  return (
    <>
      <FieldHead
        {...head}
        heading={name}
        tagline={summary}
        lead={lead}
        poster="poster"
        action={labels.scheduleConsultation}
      />
      <Included className={surfaceClass('night')}>
        <Heading>{packagePage.includedHeading}</Heading>
        <ul>
          <TitledItems items={text.included} variant="h3" />
        </ul>
        <BowtieFigure range={range} caption={`${figureCaption} ${packagePage.modelCredit}`} />
      </Included>
      {document && <DocumentBlock document={document} number={2} surface={phases ? 'field' : 'sunk'} />}
      <FitAndPlan text={text} phases={phases} plan={plan} />
    </>
  );
}
