/** A link in the title of a row: a target of 44 px, without moving the row. */
export const touchTarget = { display: 'block', paddingBlock: '.625rem', marginBlock: '-.625rem' } as const;
