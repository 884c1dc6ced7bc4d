import { contactForm } from '../../content/contactForm';

export type FormValues = readonly { readonly name: string; readonly value: string }[];

const { firstName, lastName, email, message, submit: submitLabel } = contactForm.embedded;

/**
 * Styles like those that an owner would set in the HubSpot editor, for the class names of HubSpot's forms. They use the
 * tokens of the site, or else the colors and the font of the surrounding page, so that the form is readable in light and dark.
 */
const STYLES = `
  .hs-form { display: grid; margin: 0; font-family: inherit }
  .hs-form > div + div { margin-top: -1px }
  .hs-form label { display: grid; position: relative; background: var(--colors-raised, transparent) }
  .hs-form label > span { position: absolute; inset: 1px 4px auto; padding: calc(.5rem + 3px) 0 0 calc(var(--text-start, 1rem) - 3px);
    font-size: 1.0625rem; font-weight: 550; line-height: 1.2; background: inherit; pointer-events: none }
  .hs-form .hs-input { width: 100%; min-height: 4.5rem; padding: 2rem var(--text-end, 1rem) .375rem var(--text-start, 1rem);
    border: 1px solid var(--colors-ink, currentColor); border-inline-width: var(--sides, 1px); background: transparent; color: inherit; font-size: 1.375rem; line-height: 1.2; resize: none }
  .hs-form .hs-input:focus { outline: 3px solid var(--colors-action, currentColor); outline-offset: -3px; box-shadow: none }
  .hs-form textarea.hs-input { min-height: 13.25rem; scroll-padding-top: 2rem; line-height: 2.5rem; background:
    linear-gradient(#0000 calc(100% - 1px), var(--colors-rule, #8888) 0) 0 0 / 100% 2.5rem local content-box }
  .hs-form :is(.hs-input, .hs-button) { box-sizing: border-box; font-family: inherit; border-radius: 0 }
  .hs-form .hs-button { width: 100%; min-height: 4.75rem; padding: .5rem var(--text-start, 1rem); border: 1px solid #0000; text-align: left;
    font-size: 1.375rem; font-weight: 550; cursor: pointer; color: var(--colors-onAction, inherit); background:
    conic-gradient(from 233deg at 100%, currentcolor 74deg, #0000 0) right 2.125rem top 50% / .5rem .75rem no-repeat,
    linear-gradient(color-mix(in srgb, currentcolor 28%, #0000) 0 0) right 4.75rem top 0 / 1px 100% no-repeat var(--colors-action, transparent) }
  .hs-form .hs-button:focus-visible { outline: 3px solid; outline-offset: -7px; box-shadow: none }
  @media (min-width: 35em) {
    .hs-form { grid-template-columns: 1fr 1fr }
    .hs-form > div { grid-column: 1 / -1 }
    .hs-form > .hs_firstname { grid-column: 1; --text-end: 1rem }
    .hs-form > .hs_lastname { grid-column: 2; --text-start: 1rem; --sides: 1px 0; margin: 0 }
  }
`;

/** Fields with the names of HubSpot's properties. */
const MARKUP = `
  <form method="dialog" class="hs-form stacked">
    <style>${STYLES}</style>
    <div class="hs_firstname hs-form-field">
      <label><span>${firstName}</span><input name="firstname" required class="hs-input" autocomplete="given-name"></label>
    </div>
    <div class="hs_lastname hs-form-field">
      <label><span>${lastName}</span><input name="lastname" required class="hs-input" autocomplete="family-name"></label>
    </div>
    <div class="hs_email hs-form-field">
      <label><span>${email}</span><input name="email" required class="hs-input" type="email" autocomplete="email"></label>
    </div>
    <div class="hs_message hs-form-field">
      <label><span>${message}</span><textarea name="message" required class="hs-input" rows="4"></textarea></label>
    </div>
    <div class="hs-submit"><button type="submit" class="hs-button primary large">${submitLabel}</button></div>
  </form>`;

/** Renders a form with the markup of HubSpot's and the look of the built-in one, and shows a confirmation when it is submitted. The browser validates the entries. */
export function drawForm(target: Element, submit: (values: FormValues) => void): void {
  target.innerHTML = MARKUP;
  const form = target.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    submit([...new FormData(form)].map(([name, value]) => ({ name, value: String(value) })));
    target.innerHTML = '<p class="submitted-message" tabindex="-1">Thanks for submitting the form.</p>';
    target.querySelector('p')?.focus();
  });
}
