import { delivery } from '../../content/delivery';
import { styled } from '../../theme/stitches.config';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

/** Nothing in it has the size of a target. */
const Hidden = styled(VisuallyHidden, { '& *': { display: 'block', width: '1px', height: '1px' } });

/** No name that browsers and password managers know. */
const NAME = 'reference';

export const isSpam = (form: HTMLFormElement): boolean => Boolean(new FormData(form).get(NAME));

/**
 * A field that only programs fill in: people do not see it, the keyboard and screen readers skip it, and the attributes keep
 * the password managers 1Password, LastPass, Bitwarden and Dashlane away.
 */
export function Honeypot() {
  return (
    <Hidden as="div" aria-hidden="true">
      <label>
        {delivery.honeypot}
        <input
          type="text"
          name={NAME}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
          data-form-type="other"
        />
      </label>
    </Hidden>
  );
}
