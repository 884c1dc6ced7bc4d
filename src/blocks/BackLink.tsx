import { styled } from '../theme/stitches.config';
import { Wrap } from '../ui/layout';
import { TextLink } from '../ui/TextLink';

const Line = styled(Wrap, { paddingTop: '1rem' });

/** The way back to an overview, above a page's head. */
export function BackLink({ href, label }: { readonly href: string; readonly label: string }) {
  return (
    <Line>
      <TextLink href={href} direction="back">
        {label}
      </TextLink>
    </Line>
  );
}
