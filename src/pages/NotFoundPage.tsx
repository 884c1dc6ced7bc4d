import { notFound } from '../content/pages/notFound';
import { HeroBowtie } from '../figures/HeroBowtie';
import { Scene } from '../figures/Scene';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { font, fontWeights, space } from '../theme/tokens';
import { ButtonLink, ButtonRow } from '../ui/Button';
import { FullScreen, TO_EDGE, Wrap } from '../ui/layout';
import { Heading, Text } from '../ui/Text';
import { VisuallyHidden } from '../ui/VisuallyHidden';

const Screen = styled(FullScreen, {
  paddingBottom: 0,
  gridTemplateRows: 'auto 1fr',
  '@small': { '& h1': { fontSize: '12.5vw', letterSpacing: '-.05em' } },
});

/** The words, and the drawing at the lower edge of the window. */
const Parts = styled(Wrap, {
  display: 'grid',
  gap: `2rem ${space.gap}`,
  paddingTop: 'clamp(1.5rem, 4vw, 4rem)',
  '@small': { paddingTop: '2rem', gridTemplateRows: '1fr auto', alignItems: 'center' },
  '& > div > p': { margin: '1rem 0 1.5rem' },
  '& > img': {
    width: `calc(100% - 2 * ${TO_EDGE})`,
    maxWidth: 'none',
    margin: `0 ${TO_EDGE}`,
    placeSelf: 'end',
  },
  '@md': {
    gridTemplateColumns: '1fr 1fr',
    '& > div': { paddingBottom: '2rem' },
    '& > img': { margin: 0, width: 'min(100%, 56rem, 84svh)' },
  },
});

/** The bowtie replaces the zero. */
const Code = styled('p', {
  display: 'flex',
  alignItems: 'baseline',
  gap: '4vw',
  font: font('display', fontWeights.heading, 'clamp(9rem, min(36vw, 42svh), 36rem)', 0.72),
  /* The space that the font leaves beside the digits. */
  '& > span': { marginInline: '-.034em' },
  /* As high as the digits. */
  '& > svg': { flex: 1, minWidth: 0, height: '.65em' },
  '@small': { fontSize: '52vw' },
});

export default function NotFoundPage() {
  const { code, heading, text, linkLabel } = notFound;
  return (
    <Screen className={surfaceClass('field')}>
      <Wrap>
        <Code>
          <VisuallyHidden>{code}</VisuallyHidden>
          <span aria-hidden="true">{code.at(0)}</span>
          <HeroBowtie count={13} />
          <span aria-hidden="true">{code.at(-1)}</span>
        </Code>
      </Wrap>
      <Parts>
        <div>
          <Heading as="h1" variant="opener">
            {heading}
          </Heading>
          <Text variant="lead">{text}</Text>
          <ButtonRow>
            <ButtonLink href="/">{linkLabel}</ButtonLink>
          </ButtonRow>
        </div>
        <Scene name="lost" />
      </Parts>
    </Screen>
  );
}
