import { owner } from '../../config/owner';
import { contact } from '../../content/pages/contact';
import { ButtonLink } from '../../ui/Button';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

export function BookTime() {
  const { button, newTab } = contact.scheduling;
  return (
    <ButtonLink href={owner.SCHEDULING_URL} target="_blank">
      {button}
      <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>
    </ButtonLink>
  );
}
