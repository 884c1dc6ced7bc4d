import { notFound } from '../content/pages/notFound';
import { HeroBowtie } from '../figures/HeroBowtie';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontWeights } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Column, FullScreen, Grid, TO_EDGE, Wrap } from '../ui/layout';
import { Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** On phones the words follow the code. */
const Screen = styled(FullScreen, {
  '& div:has(> p + a)': { alignSelf: 'end', '& > a': { marginTop: '1.5rem' } },
  '@media (max-width: 34.999em)': {
    alignContent: 'start',
    gap: '2.5rem',
    overflowX: 'clip',
    '& h1': { fontSize: '14vw' },
  },
});

/** The bowtie is the zero. On phones the code is cut by the edges of the window. */
const Code = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  font: font('display', fontWeights.heading, 'min(58vw, 150svh - 33rem, 62rem)', 0.72),
  /* The space that the font leaves beside the digits. */
  '& > span': { marginInline: '-.034em' },
  marginTop: '-.1em',
  paddingBottom: '.05em',
  /* As wide and as high as a digit. */
  '& > svg': { width: '.5em', height: '.65em' },
  '& path': { scale: '1.5 1' },
  '@media (max-width: 34.999em)': { fontSize: '64vw', marginLeft: TO_EDGE, marginRight: TO_EDGE },
});

/** The not-found page: the code across the page with the bowtie as its zero, a message, and a link to the home page. */
export default function NotFoundPage() {
  const { code, heading, text, linkLabel } = notFound;
  return (
    <Screen className={`${sectionColors('contact')} ${surfaceClass('field')}`}>
      <Wrap>
        <Code>
          <VisuallyHidden>{code}</VisuallyHidden>
          <span aria-hidden="true">{code.at(0)}</span>
          <HeroBowtie count={9} waist={0.5} />
          <span aria-hidden="true">{code.at(-1)}</span>
        </Code>
      </Wrap>
      <Wrap>
        <Grid rows="small">
          <Column span={8}>
            <Heading as="h1" variant="h1">
              {heading}
            </Heading>
          </Column>
          <Column span={4}>
            <Text variant="lead">{text}</Text>
            <ButtonLink href="/" variant="ink">
              {linkLabel}
            </ButtonLink>
          </Column>
        </Grid>
      </Wrap>
    </Screen>
  );
}
