import userEvent from '@testing-library/user-event';

/** Acts without pauses, also on elements that styles cover: the tests have no styles. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
