import { home } from '../content/pages/home';
import { styled } from '../theme/stitches.config';
import { space } from '../theme/tokens';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Reveal } from '../ui/Reveal';
import { Overline, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Block = styled(Wrap, {
  display: 'grid',
  columnGap: space.gap,
  paddingTop: 'clamp(2.5rem, 1.5rem + 3vw, 5rem)',
  '& > div': { paddingBottom: '1rem', '& > p > span': { display: 'block' } },
  '@md': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', '& > div': { gridColumn: '1 / -1' } },
  '@lg': {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '& > div': { gridColumn: 'auto', borderTop: '1px solid $colors$ink', paddingTop: '1.25rem' },
  },
});

const Card = styled(Reveal, {
  padding: '1.25rem 0 1.5rem',
  borderTop: '1px solid $colors$ink',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '& > p:first-child': { marginBottom: '.75rem' },
  '& > h2 > span': { display: 'block' },
  '& > h2 + p': { margin: '.625rem 0 .75rem' },
  '& > a': { marginTop: 'auto' },
});

/** The caption of the hero's figure, and the audiences of the firm, one card each. */
export function AudienceCards() {
  const { audiences, figure } = home;
  return (
    <Block as="section">
      <div>
        <Text variant="mono">
          <span>{figure.captionLabel}</span>
          {figure.caption}
        </Text>
        <TextLink href="/how-we-work#diagnosis">{figure.linkLabel}</TextLink>
      </div>
      {audiences.map(({ audience, heading, text, linkLabel, href }, index) => (
        <Card element="article" key={audience} position={index}>
          <Overline>{audience}</Overline>
          <Heading variant="h3">
            {heading.map((line, lineIndex) => (
              <span key={line}>{lineIndex === 0 ? line : ` ${line}`}</span>
            ))}
          </Heading>
          <Text>{text}</Text>
          <TextLink href={href}>{linkLabel}</TextLink>
        </Card>
      ))}
    </Block>
  );
}
