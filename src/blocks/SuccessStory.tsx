import { styled } from '../theme/stitches.config';
import { type Surface, surfaceClass } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { type Result, Results } from '../ui/Results';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';

const Block = styled('section', {
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)',
  '& a': { marginTop: '1.5rem' },
});
const Title = styled(Tag, { marginBottom: '1.5rem' });
const Statement = styled(Heading, { maxWidth: '20em' });
const Telling = styled(Text, { margin: '1.5rem 0 0' });
const Basis = styled(Text, { margin: 'clamp(2rem, 4vw, 4rem) 0 1rem', maxWidth: '46em' });

export interface SuccessStoryProps {
  /** The block's name, rendered as its h2. */
  readonly tag: string;
  readonly statement: string;
  readonly text: string;
  /** Says which numbers are results of clients and which are targets. */
  readonly basis: string;
  readonly results: readonly Result[];
  readonly link: { readonly href: string; readonly label: string };
  /** `field` for a client's results in large type; `sunk` for an illustration, whose statement is in large type. */
  readonly surface: Extract<Surface, 'field' | 'sunk'>;
}

/** One story with its three numbers and their source. */
export function SuccessStory(props: SuccessStoryProps) {
  const { tag, statement, text, basis, results, link, surface } = props;
  return (
    <Block className={surfaceClass(surface)}>
      <Wrap>
        <Title as="h2">{tag}</Title>
        <Statement as="p" variant={surface === 'field' ? 'h2' : 'h1'}>
          {statement}
        </Statement>
        <Telling variant="lead">{text}</Telling>
        <Basis variant="small">{basis}</Basis>
        <Results columns={3} results={results} />
        <TextLink href={link.href}>{link.label}</TextLink>
      </Wrap>
    </Block>
  );
}
