import type { SubmitEvent } from 'react';
import { blog } from '../../content/pages/blog';
import { Button } from '../../ui/Button';
import { FieldStack, TextField } from '../../ui/Field';

/** The Subscribe form. `method="dialog"` for the same reason as in the contact form. */
export function SubscribeForm() {
  const keepValues = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  const { label, placeholder, button } = blog.subscribe;
  return (
    <form method="dialog" noValidate onSubmit={keepValues}>
      <FieldStack>
        <TextField label={label} name="email" type="email" autoComplete="email" placeholder={placeholder} />
        <div>
          <Button type="submit" wide>
            {button}
          </Button>
        </div>
      </FieldStack>
    </form>
  );
}
