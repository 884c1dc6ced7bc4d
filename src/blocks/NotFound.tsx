import { notFound } from '../content/pages/notFound';
import { HeroBowtie } from '../figures/HeroBowtie';
import { styled } from '../theme/stitches.config';
import { font, fontWeights, sizes } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Column, Grid, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';

export const FullScreen = styled('section', {
  minHeight: `calc(100svh - ${sizes.header})`,
  display: 'grid',
  alignContent: 'space-between',
  paddingTop: 'clamp(2rem, 5vw, 5rem)',
});

export const Numeral = styled('p', {
  font: font('display', fontWeights.heading, 'clamp(9rem, 34vw, 34rem)', 0.72),
  letterSpacing: '-.03em',
  marginLeft: '-.04em',
  '@phone': { fontSize: '56vw', marginBottom: '1rem' },
});

const Words = styled('div', {
  alignSelf: 'end',
  '& > p': { marginTop: '1rem' },
  '& > a': { marginTop: '1.5rem' },
});

/** The drawing fills the height that the text leaves. */
const Screen = styled(FullScreen, { gridTemplateRows: 'auto minmax(0, 1fr)' });
const Rows = styled(Grid, { marginBottom: '3rem' });
/** Nothing grows on the right half, which is mute. */
const Drawing = styled('div', {
  overflow: 'clip',
  '& > svg': { height: '100%' },
  '& > svg > g + g': { stroke: '$mute' },
});

/** The not-found page: the code as a large number, a message, a link to the home page, and a broken bowtie. */
export function NotFound() {
  const { code, heading, text, linkLabel } = notFound;
  return (
    <Screen>
      <Wrap>
        <Rows rows="small">
          <Column span={8}>
            <Numeral>{code}</Numeral>
          </Column>
          <Column as={Words} span={4}>
            <Heading as="h1" variant="h2">
              {heading}
            </Heading>
            <Text variant="lead">{text}</Text>
            <ButtonLink href="/">{linkLabel}</ButtonLink>
          </Column>
        </Rows>
      </Wrap>
      <Drawing>
        <HeroBowtie />
      </Drawing>
    </Screen>
  );
}
