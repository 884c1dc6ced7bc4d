import * as v from 'valibot';
import type { Answer, Attempt } from '../../../machines/submission.machine';
import { contactForm } from '../../content/contactForm';
import { type Field, fields, joinTexts } from '../../lib/message';

/** HubSpot's contact properties have the names of our fields, except `firstname`. */
const propertyOf = (field: Field): string => (field === 'name' ? 'firstname' : field);
const fieldOf = (property: string): string => (property === 'firstname' ? 'name' : property);

/** Id of the object type of a contact. */
const CONTACT = '0-1';

/** Value of the cookie by which HubSpot recognizes a visitor; undefined without its chat or tracking. */
function trackingCookie(): string | undefined {
  const [, value] = document.cookie.match(/(?:^|; )hubspotutk=([^;]+)/) ?? [];
  return value;
}

/** The values that an attempt sends: those of unknown fields are lines at the end of the message. */
function knownValues({ values, unknownFields }: Attempt): readonly (readonly [Field, string])[] {
  const trimmed = fields.map((field) => [field, values[field]?.trim() ?? ''] as const);
  const moved = trimmed.filter(([field, value]) => unknownFields.includes(field) && value !== '');
  const lines = moved.map(([field, value]) => `${contactForm[field]}: ${value}`).join('\n');
  return trimmed
    .filter(([field]) => !unknownFields.includes(field))
    .map(([field, value]) => [field, field === 'message' ? joinTexts(value, lines) : value] as const)
    .filter(([, value]) => value !== '');
}

/** Body of a request to HubSpot's Forms API (developers.hubspot.com, "Submit data to a form"). Empty values are left out. */
export function hubspotBody(attempt: Attempt): unknown {
  const { page, hasCookie } = attempt;
  const hutk = hasCookie ? trackingCookie() : undefined;
  return {
    fields: knownValues(attempt).map(([field, value]) => ({
      objectTypeId: CONTACT,
      name: propertyOf(field),
      value,
    })),
    context: { ...(hutk === undefined ? {} : { hutk }), pageUri: page.address, pageName: page.title },
  };
}

const errorsSchema = v.object({
  errors: v.array(v.object({ message: v.optional(v.string(), ''), errorType: v.optional(v.string(), '') })),
});

/** Name of the property in a message such as "Error in 'fields.company'. ..." */
const propertyIn = (message: string): string => message.match(/'fields\.([\w-]+)'/)?.[1] ?? '';

interface Refusal {
  readonly answer: Answer;
  readonly reason: string;
}

/** True if the message can contain the values of fields that are unknown, and none of them was left out before. */
const canMoveIntoMessage = ({ values, unknownFields }: Attempt, unknown: readonly string[]): boolean =>
  unknown.every((field) => field in values && !['email', 'message', ...unknownFields].includes(field));

/**
 * Answer of the Forms API to values that it does not accept, and its reason for the owner.
 * @param status HTTP status of the response.
 * @param body parsed JSON of the response; undefined if it is none. An endpoint may answer in the same format.
 */
export function refusal(attempt: Attempt, status: number, body: unknown): Refusal {
  const parsed = v.safeParse(errorsSchema, body);
  const errors = parsed.success ? parsed.output.errors : [];
  const has = (...types: readonly string[]) => errors.some(({ errorType }) => types.includes(errorType));
  const unknown = errors
    .filter(({ errorType }) => errorType === 'FIELD_NOT_IN_FORM_DEFINITION')
    .map(({ message }) => propertyIn(message));
  const reason = [
    `The form was refused with status ${status}.`,
    ...errors.map(({ message }) => message),
    ...(unknown.length > 0 ? [`Add these properties to the form in HubSpot: ${unknown.join(', ')}.`] : []),
  ].join(' ');
  const unknownFields = unknown.map(fieldOf);
  if (has('INVALID_EMAIL', 'BLOCKED_EMAIL')) return { reason, answer: { type: 'answer.emailRefused' } };
  if (unknown.length > 0 && canMoveIntoMessage(attempt, unknownFields))
    return { reason, answer: { type: 'answer.fieldsUnknown', fields: unknownFields } };
  if (has('INVALID_HUTK') && attempt.hasCookie) return { reason, answer: { type: 'answer.cookieRefused' } };
  return { reason, answer: { type: 'answer.refused' } };
}
