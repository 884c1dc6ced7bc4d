import { home } from '../content/pages/home';
import { phases } from '../content/phases/index';
import { Poster } from '../figures/Poster';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space, underline } from '../theme/tokens';
import { SectionBand } from '../ui/Band';
import { Link, TextLink } from '../ui/Link';
import { columns, TO_EDGE } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Subheading, Text, wholeWords } from '../ui/Text';
import { SectionHead } from './SectionHead';

const Model = styled('ol', {
  counterReset: 'phase',
  '& > li': { counterIncrement: 'phase' },
  display: 'grid',
  '@md': { ...columns(5), columnGap: space.gap },
});

/** The object of the phase on a shelf, above a large number and the text; on phones beside the number and the name. */
const Step = styled(Link, {
  display: 'grid',
  height: '100%',
  borderBottom: '1px solid $colors$rule',
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', paddingBlock: '1rem' },
  '& > .poster': { alignSelf: 'end' },
  '& h3': { marginBottom: '.5rem' },
  '& h3::before': {
    content: 'counter(phase)',
    display: 'block',
    font: font('display', fontWeights.heading, fontSizes.h1, 0.8),
    color: 'var(--line)',
  },
  '& > div > span': {
    font: font('display', fontWeights.medium, '1rem', 1.3),
    color: 'var(--line)',
    paddingTop: '.75rem',
    ...underline('.3em'),
    '@md': { marginTop: 'auto' },
  },
  '@hover': { '&:hover h3': { color: 'var(--line)' } },
  '@md': {
    gridTemplateRows: 'auto 1fr',
    border: 0,
    '& > div': {
      borderTop: '2px solid $colors$ink',
      padding: '1.25rem 0 1.5rem',
    },
    '& h3::before': { lineHeight: 1, marginBottom: '1.25rem' },
  },
  '@phone': {
    position: 'relative',
    paddingLeft: '3.25rem',
    marginRight: TO_EDGE,
    gridTemplateColumns: '1fr minmax(0, min(11rem, 100vw - 12rem))',
    columnGap: '.5rem',
    '& > .poster': { order: 1 },
    '& p': { display: 'none' },
    '& h3::before': { position: 'absolute', left: 0 },
  },
  '@tablet': { '& h3': { fontSize: '1.0625rem', overflowWrap: 'break-word' } },
});

export function PhaseModel() {
  const { tag, heading, linkLabel, phaseLinkLabel } = home.model;
  return (
    <SectionBand section="how" surface="night" bottom="quiet">
      <SectionHead tag={tag} heading={heading} end={<TextLink href="/how-we-work">{linkLabel}</TextLink>} />
      <Model>
        {entriesOf(phases).map(([slug, { name, summary }], index) => (
          <Reveal element="li" key={slug} position={index}>
            <Step href={`/how-we-work/${slug}`}>
              <Poster slug={slug} size="poster" />
              <div>
                <Subheading>{wholeWords(name)}</Subheading>
                <Text variant="small">{summary}</Text>
                <span>{phaseLinkLabel}</span>
              </div>
            </Step>
          </Reveal>
        ))}
      </Model>
    </SectionBand>
  );
}
