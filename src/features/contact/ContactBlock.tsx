import { home } from '../../content/pages/home';
import { Scene } from '../../figures/Scene';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { SectionBand } from '../../ui/Band';
import { Column, Grid, TO_EDGE } from '../../ui/layout';
import { Sheet } from '../../ui/Sheet';
import { Heading, Tag, Text } from '../../ui/Text';
import { MessageForm } from './MessageForm';
import { useContactActor } from './useContactActor';

/** The waves of the drawing end at the edges of the area. */
const Words = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space.quiet,
  '& > h2': { marginBottom: '1.25rem' },
  '& > p + p': { marginTop: '1.25rem' },
  /* From the edge of the window to the form, on phones to both edges. */
  '& > img': {
    width: `calc(100% - 2 * ${TO_EDGE})`,
    maxWidth: 'none',
    maxHeight: '34rem',
    objectFit: 'cover',
    objectPosition: 'top',
    margin: `auto ${TO_EDGE} 0`,
    paddingTop: '2rem',
    '@md': { width: `calc(100% + ${space.gap} - ${TO_EDGE})`, marginRight: `calc(-1 * ${space.gap})` },
  },
});

/** The contact block of the home page: text beside the built-in form. Its machine has no form of the provider. */
export function ContactBlock() {
  const actor = useContactActor('fallback');
  const { tag, heading, lead } = home.contact;
  return (
    <SectionBand section="contact" surface="field" top="none" bottom="none">
      <Grid>
        <Column as={Words} span={6}>
          <Tag as="h2">{tag}</Tag>
          <Heading as="p" variant="h1">
            {heading}
          </Heading>
          <Text variant="lead">{lead}</Text>
          <Scene name="bottle" isLazy />
        </Column>
        <Column span={6} from={7}>
          <Sheet side="right">
            <MessageForm actor={actor} />
          </Sheet>
        </Column>
      </Grid>
    </SectionBand>
  );
}
