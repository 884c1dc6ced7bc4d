import type { Claim } from '../content/claims';
import type { SuccessStory as Story, StoryMetric } from '../content/industries/types';
import { industryPage } from '../content/pages/industryPage';
import { styled } from '../theme/stitches.config';
import { surfaceClass } from '../theme/surfaces';
import { Heading } from '../ui/Heading';
import { Wrap } from '../ui/layout';
import { Results } from '../ui/Results';
import { Tag, Text } from '../ui/Text';
import { TextLink } from '../ui/TextLink';
import { explainedResult, qualifiedResult } from './results';

const Block = styled('section', {
  paddingBlock: 'clamp(3rem, 2rem + 4vw, 6rem)',
  '& a': { marginTop: '1.5rem' },
});
const Title = styled(Tag, { marginBottom: '1.5rem' });
const Statement = styled(Heading, { maxWidth: '20em' });
const Telling = styled(Text, { margin: '1.5rem 0 0' });
const Basis = styled(Text, { margin: 'clamp(2rem, 4vw, 4rem) 0 1rem', maxWidth: '46em' });

const isClaim = (metric: StoryMetric): metric is Claim => 'cause' in metric;

/**
 * One story with its three numbers and their source. On a field for a client's results in large type; sunk for an
 * illustration, whose statement is in large type.
 */
export function SuccessStory({ statement, text, basis, metrics }: Story) {
  const isOfClient = metrics.some(isClaim);
  return (
    <Block className={surfaceClass(isOfClient ? 'field' : 'sunk')}>
      <Wrap>
        <Title as="h2">{industryPage.story}</Title>
        <Statement as="p" variant={isOfClient ? 'h2' : 'h1'}>
          {statement}
        </Statement>
        <Telling variant="lead">{text}</Telling>
        <Basis variant="small">{basis}</Basis>
        <Results
          columns={3}
          results={metrics.map((metric) =>
            isClaim(metric) ? explainedResult(metric) : qualifiedResult(metric),
          )}
        />
        <TextLink href={industryPage.storyLink.href}>{industryPage.storyLink.label}</TextLink>
      </Wrap>
    </Block>
  );
}
