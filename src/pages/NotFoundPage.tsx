import { notFound } from '../content/pages/notFound';
import { HeroBowtie } from '../figures/HeroBowtie';
import { Scene } from '../figures/Scene';
import { sectionColors } from '../theme/sections';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontWeights } from '../theme/tokens';
import { ButtonLink } from '../ui/Button';
import { Column, FullScreen, Grid, Wrap } from '../ui/layout';
import { Heading, Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** On phones, the words fill the space that the digits leave. */
const Screen = styled(FullScreen, {
  '& div:has(> p + a)': { alignSelf: 'end', '& > a': { marginTop: '1.5rem' } },
  '@media (max-width: 34.999em)': {
    alignContent: 'space-evenly',
    paddingBottom: 0,
    '& h1': { fontSize: '14vw' },
  },
});

/** The bowtie takes the place of the zero and the width that the digits leave. */
const Code = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '2vw',
  font: font('display', fontWeights.heading, 'clamp(9rem, 36vw, 36rem)', 0.72),
  /* The space that the font leaves beside the digits. */
  '& > span': { marginInline: '-.034em' },
  /* As high as the digits. */
  '& > svg': { flex: 1, minWidth: 0, height: '.65em' },
  '@media (max-width: 34.999em)': { fontSize: '52vw' },
});

/** Only on phones, whose windows the digits do not fill. */
const Lost = styled('div', {
  alignSelf: 'end',
  '& > img': { width: '100%' },
  '@media (min-width: 35em)': { display: 'none' },
});

export default function NotFoundPage() {
  const { code, heading, text, linkLabel } = notFound;
  return (
    <Screen className={`${sectionColors('contact')} ${surfaceClass('field')}`}>
      <Wrap>
        <Code>
          <VisuallyHidden>{code}</VisuallyHidden>
          <span aria-hidden="true">{code.at(0)}</span>
          <HeroBowtie count={14} />
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
      <Lost>
        <Scene name="lost" isLazy />
      </Lost>
    </Screen>
  );
}
