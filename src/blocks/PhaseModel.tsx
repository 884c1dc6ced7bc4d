import { home } from '../content/pages/home';
import { phases } from '../content/phases/index';
import { NightBowtie } from '../figures/SidesBowtie';
import { entriesOf } from '../lib/lookUp';
import { styled } from '../theme/stitches.config';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Subheading } from '../ui/Heading';
import { Link } from '../ui/Link';
import { edgeToEdge } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { SectionHead } from './SectionHead';

/** As wide as the columns of the phases below it, and on phones as the window. */
const Drawing = styled('div', {
  ...edgeToEdge,
  marginBottom: '1.5rem',
  '& > img': { width: '100%', height: 'clamp(8rem, 21vw, 20rem)' },
});

const Model = styled('ol', {
  counterReset: 'phase',
  '& > li': { counterIncrement: 'phase' },
  display: 'grid',
  columnGap: space.gap,
  '@md': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
});

/** A large number beside the text on phones, above it from 768 px. */
const Step = styled(Link, {
  display: 'grid',
  gridTemplateColumns: '4.5rem 1fr',
  height: '100%',
  borderTop: '1px solid $colors$rule',
  padding: '1.25rem 0 1.5rem',
  '&::before': {
    content: 'counter(phase)',
    font: font('display', fontWeights.heading, fontSizes.h1, 0.8),
    letterSpacing: '-.05em',
    color: 'var(--line)',
  },
  '& > div': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  '& h3': { marginBottom: '.5rem' },
  '& span': {
    font: font('display', fontWeights.medium, '1rem', 1.3),
    color: 'var(--line)',
    display: 'inline-block',
    paddingTop: '.75rem',
    textDecoration: 'underline 1px',
    textUnderlineOffset: '.3em',
    '@md': { marginTop: 'auto' },
  },
  '@hover': { '&:hover h3': { color: 'var(--line)' } },
  '@md': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: '2rem',
    borderColor: '$ink',
  },
  '@tablet': { '& h3': { fontSize: '1.0625rem', overflowWrap: 'break-word', hyphens: 'auto' } },
});

/** The five-phase model: a numbered column for each phase, rows on phones. */
export function PhaseModel() {
  const { tag, heading, linkLabel, phaseLinkLabel } = home.model;
  return (
    <SectionBand section="how" surface="night">
      <SectionHead tag={tag} heading={heading} end={<TextLink href="/how-we-work">{linkLabel}</TextLink>} />
      <Drawing>
        <NightBowtie />
      </Drawing>
      <Model>
        {entriesOf(phases).map(([slug, { name, summary }], index) => (
          <Reveal element="li" key={slug} position={index}>
            <Step href={`/how-we-work/${slug}`}>
              <div>
                <Subheading>{name}</Subheading>
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
