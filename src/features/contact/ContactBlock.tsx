import { home } from '../../content/pages/home';
import { Scene } from '../../figures/Scene';
import { styled } from '../../theme/stitches.config';
import { space } from '../../theme/tokens';
import { SectionBand } from '../../ui/Band';
import { Across, Column, Grid } from '../../ui/layout';
import { Sheet } from '../../ui/Sheet';
import { Heading, Tag, Text } from '../../ui/Text';
import { MessageForm } from './MessageForm';
import { useContactActor } from './useContactActor';

const Words = styled('div', {
  paddingBlock: space.quiet,
  '& > h2': { marginBottom: '1.25rem' },
  '& > p + p': { marginTop: '1.25rem' },
});

/** Not lower than the panel that replaces the sent form. */
const Form = styled(Sheet, { '@tablet': { minHeight: '31rem' } });

/** The contact block of the home page: text beside the built-in form. Its machine has no form of the provider. */
export function ContactBlock() {
  const actor = useContactActor('fallback');
  const { tag, heading, lead } = home.contact;
  return (
    <SectionBand
      section="contact"
      surface="field"
      top="none"
      bottom="none"
      wide={
        <Across>
          <Scene name="bottle-wide" narrow="bottle" isLazy />
        </Across>
      }
    >
      <Grid>
        <Column as={Words} span={6}>
          <Tag as="h2">{tag}</Tag>
          <Heading as="p" variant="h1">
            {heading}
          </Heading>
          <Text variant="lead">{lead}</Text>
        </Column>
        <Column span={6} from={7}>
          <Form side="right">
            <MessageForm actor={actor} />
          </Form>
        </Column>
      </Grid>
    </SectionBand>
  );
}
