import { CallToAction } from '../blocks/CallToAction';
import { PictureRows } from '../blocks/PictureRows';
import { SectionHead } from '../blocks/SectionHead';
import { TEAM } from '../content/artworks';
import { emailLink } from '../content/emailLink';
import { careersText } from '../content/pages/careers';
import { Poster } from '../figures/Poster';
import type { PageProps } from '../routes/types';
import { styled } from '../theme/stitches.config';
import { type FigureGround, surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights, space } from '../theme/tokens';
import { Band } from '../ui/Band';
import { ButtonLink } from '../ui/Button';
import { Subheading } from '../ui/Heading';
import { columnInset } from '../ui/layout';
import { Picture } from '../ui/Picture';
import { SectionBand } from '../ui/SectionBand';
import { Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { TitledItems } from '../ui/TitledLists';
import { PageHead } from './components/PageHead';

const grounds: readonly FigureGround[] = ['sunk', 'tint', 'field', 'night'];

/** The steps of hiring as a staircase across the window, with all texts at its foot. On phones each step begins in the one before. */
const Stairs = styled('ol', {
  /* Between two dark areas. */
  marginBottom: 1,
  counterReset: 'step',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '& > li': { ...columnInset, '--top': '4' },
  '& > li:nth-child(2)': { '--top': '3' },
  '& > li:nth-child(3)': { '--top': '2' },
  '& > li:nth-child(4)': { '--top': '1' },
  '& > li::before': {
    counterIncrement: 'step',
    content: 'counter(step)',
    font: font('display', fontWeights.heading, 'min(14vw, 13rem)', 0.75),
    letterSpacing: '-.05em',
    color: 'var(--line)',
  },
  '& h3': { marginBottom: '.5rem' },
  '@media (max-width: 63.999em)': {
    '& > li': { display: 'grid', gridTemplateColumns: 'subgrid', gridColumn: '1 / -1' },
    '& > li::before': {
      gridColumn: 'calc(5 - var(--top)) / -1',
      fontSize: '18vw',
      backgroundColor: 'var(--surface)',
      padding: `1.25rem 0 0 ${space.gutter}`,
      '@media (forced-colors: active)': { border: '1px solid' },
    },
    '& > li + li::before': { marginTop: 'calc(-13.5vw - 1.25rem)' },
    '& > li > div': { gridColumn: '1 / -1', padding: `1rem ${space.gutter} 1.75rem` },
    '& > li:not(:last-child) > div': { paddingBottom: 'calc(13.5vw + 3rem)' },
  },
  '@lg': {
    marginBottom: 0,
    gridTemplateRows: 'repeat(3, 6vw) auto 1fr',
    '& > li': {
      display: 'grid',
      gridArea: 'var(--top) / auto / -1',
      gridTemplate: 'subgrid / 1fr',
      padding: '2rem 1.5rem 3rem var(--start)',
    },
    '& > li > div': { gridRow: '-2', paddingTop: '2rem' },
  },
});

/** Large words with a text each, in as many columns as there is room for. */
const Terms = styled('ul', {
  display: 'grid',
  gap: `0 ${space.gap}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  '& > li': { borderTop: '1px solid $colors$ink', padding: '1.25rem 0 2rem' },
  '& h3': { fontSize: fontSizes.h1, marginBottom: '.75rem' },
  '& p': { fontSize: fontSizes.lead, lineHeight: 1.4 },
});

export default function CareersPage({ route }: PageProps) {
  const text = careersText();
  const { tag, heading, lead, emailLabel, pictureText } = text;
  const { hiring, toSend, looksFor, terms, closing } = text;
  return (
    <>
      <PageHead route={route} heading={heading} lead={lead} tag={tag}>
        <ButtonLink href={emailLink.href} variant="ink">
          {emailLabel}
        </ButtonLink>
      </PageHead>
      <Band top="none" bottom="none" renders="atOnce">
        <Picture src={TEAM} alt={pictureText} shape="panorama" isFirst />
      </Band>
      <SectionBand
        bottom="none"
        wide={
          <Stairs>
            {hiring.steps.map(({ title, description }, index) => (
              <li key={title} className={surfaceClass(grounds[index] ?? 'tint')}>
                <div>
                  <Subheading size="h3">{title}</Subheading>
                  <Text tone="ink">{description}</Text>
                </div>
              </li>
            ))}
          </Stairs>
        }
      >
        <SectionHead
          tag={hiring.heading}
          heading={hiring.line}
          lead={hiring.lead}
          end={<TextLink href="/how-we-work/execution">{hiring.linkLabel}</TextLink>}
        />
      </SectionBand>
      <PictureRows
        head={{ tag: looksFor.heading, heading: looksFor.line }}
        picture={<Poster slug="careers" size="poster" />}
        items={looksFor.items}
      />
      <SectionBand>
        <SectionHead tag={terms.heading} heading={terms.line} />
        <Terms>
          <TitledItems items={terms.items} variant="h3" />
        </Terms>
      </SectionBand>
      <PictureRows
        head={{ tag: toSend.heading, heading: toSend.line, lead: toSend.lead }}
        picture={<Poster slug="mailbox" size="highPoster" />}
        items={toSend.items}
        mirrored
      />
      <CallToAction {...closing} surface="field" />
    </>
  );
}
