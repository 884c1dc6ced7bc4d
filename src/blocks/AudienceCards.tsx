import { home } from '../content/pages/home';
import { Poster } from '../figures/Poster';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { bleed, tileInsets, Wrap } from '../ui/layout';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Caption = styled(Wrap, {
  ...bleed('both'),
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '2rem',
  paddingTop: '1.5rem',
  paddingBottom: 'clamp(1.5rem, 3vw, 3rem)',
});

/** Three articles, on phones one below another. */
const Tiles = styled('div', {
  display: 'grid',
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > article': {
    display: 'flex',
    flexDirection: 'column',
    ...tileInsets,
  },
  '& article > div': {
    flex: 1,
    padding: '1.75rem var(--end) 2rem var(--start)',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    '& > h2': { margin: '.75rem 0 .625rem' },
    '& > h2 > span': { display: 'block' },
    '& > a': { marginTop: 'auto' },
  },
});

/** The caption of the hero's figure, and the audiences of the firm, one tile each. */
export function AudienceCards() {
  const { audiences, figure } = home;
  return (
    <section className={sectionColors('contact')}>
      <Caption className={surfaceClass('field')}>
        <Text variant="mono">{`${figure.captionLabel} ${figure.caption}`}</Text>
        <TextLink href="/how-we-work#diagnosis">{figure.linkLabel}</TextLink>
      </Caption>
      <Tiles>
        {audiences.map(({ audience, poster, heading, text, linkLabel, href }, index) => (
          <article key={audience} className={surfaceClass(index === 1 ? 'sunk' : 'tint')}>
            <Poster slug={poster} size="highPoster" />
            <div>
              <Overline>{audience}</Overline>
              <Heading variant="h3">
                {heading.map((line, lineIndex) => (
                  <span key={line}>{lineIndex === 0 ? line : ` ${line}`}</span>
                ))}
              </Heading>
              <Text tone="ink">{text}</Text>
              <TextLink href={href}>{linkLabel}</TextLink>
            </div>
          </article>
        ))}
      </Tiles>
    </section>
  );
}
