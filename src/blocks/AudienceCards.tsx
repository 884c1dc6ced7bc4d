import { home } from '../content/pages/home';
import { Poster } from '../figures/Poster';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontSizes, fontWeights } from '../theme/tokens';
import { TextLink } from '../ui/Link';
import { PAGE_INSET, tileInsets } from '../ui/layout';
import { Heading, Overline, Text } from '../ui/Text';

const Caption = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: '2rem',
  '& > p': { font: font('display', fontWeights.regular, fontSizes.caption, 1.4) },
  padding: `1.5rem ${PAGE_INSET} clamp(1.5rem, 3vw, 3rem)`,
});

/** Three articles, on phones one below another: the first below its poster, the others with the poster beside the heading. */
const Tiles = styled('div', {
  display: 'grid',
  '& > article': tileInsets,
  '& article > div': {
    padding: '1.75rem var(--text-end) 2rem var(--text-start)',
    '& > h2': { margin: '.75rem 0 .625rem' },
  },
  '@phone': {
    '& > article + article > .poster': { float: 'right', width: '50%', margin: '0 0 1rem .75rem' },
    '& h2 + p': { clear: 'both' },
  },
  '@md': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    /* The links are in one row. */
    '& > article': { display: 'grid', gridTemplateRows: 'auto 1fr' },
    '& article > div': { display: 'grid', gridTemplateRows: 'auto auto 1fr', justifyItems: 'start' },
  },
});

/** The caption of the hero's figure, and the audiences of the firm, one tile each. */
export function AudienceCards() {
  const { audiences, figure } = home;
  return (
    <section>
      <Caption className={surfaceClass('field')}>
        <p>
          <b>{figure.captionLabel}</b> {figure.caption}
        </p>
        <TextLink href="/how-we-work#diagnosis">{figure.linkLabel}</TextLink>
      </Caption>
      <Tiles>
        {audiences.map(({ audience, poster, heading, text, linkLabel, href }, index) => (
          <article key={audience} className={surfaceClass(index === 1 ? 'sunk' : 'tint')}>
            <Poster slug={poster} size="highPoster" />
            <div>
              <Overline>{audience}</Overline>
              <Heading variant="h3">
                {heading[0]} <br />
                {heading[1]}
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
