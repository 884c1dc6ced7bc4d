import { styled } from '../theme/stitches.config';
import { Wrap } from '../ui/layout';
import { TextLink } from '../ui/TextLink';

const Line = styled(Wrap, { paddingTop: '1rem' });

/** A link to the overview, above the page head. */
export function BackLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Line>
      <TextLink href={href} direction="back">
        {label}
      </TextLink>
    </Line>
  );
}
