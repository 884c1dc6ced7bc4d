import { createMachine } from 'xstate';

/** Steps of an order in a shop, by department and process. */
const departments = {
  cart: {
    browsing: ['listing', 'viewing', 'comparing', 'adding'],
    discount: ['entering', 'checking', 'applied', 'rejected'],
    address: ['typing', 'suggesting', 'confirming'],
    review: ['summing', 'taxing', 'ready'],
  },
  payment: {
    method: ['choosing', 'card', 'invoice', 'wallet'],
    authorization: ['requesting', 'challenging', 'answering', 'authorized'],
    capture: ['waiting', 'capturing', 'captured'],
    dispute: ['opened', 'collecting', 'decided'],
  },
  risk: {
    scoring: ['loading', 'scoring', 'scored'],
    manualReview: ['queued', 'assigned', 'reading', 'deciding'],
    identity: ['asking', 'uploading', 'verifying', 'verified'],
    sanctions: ['matching', 'clearing', 'cleared'],
  },
  stock: {
    reservation: ['searching', 'reserving', 'reserved', 'missing'],
    replenishment: ['ordering', 'expecting', 'receiving'],
    allocation: ['grouping', 'assigning', 'allocated'],
    substitution: ['proposing', 'asking', 'accepted', 'declined'],
  },
  warehouse: {
    picking: ['planning', 'walking', 'scanning', 'picked'],
    quality: ['inspecting', 'photographing', 'passed', 'damaged'],
    packing: ['boxing', 'weighing', 'labeling', 'sealed'],
    handover: ['staging', 'loading', 'signed'],
  },
  shipping: {
    carrier: ['quoting', 'selecting', 'booking', 'booked'],
    customs: ['declaring', 'inspecting', 'paying', 'released'],
    transit: ['departed', 'sorting', 'moving', 'arrived'],
    delay: ['detecting', 'informing', 'rerouting'],
  },
  delivery: {
    appointment: ['offering', 'choosing', 'confirmed'],
    route: ['loading', 'driving', 'stopping'],
    door: ['ringing', 'handing', 'signing', 'delivered'],
    neighbor: ['asking', 'leaving', 'notifying'],
  },
  returns: {
    request: ['describing', 'checking', 'approved', 'denied'],
    parcel: ['printing', 'dropping', 'traveling', 'received'],
    inspection: ['opening', 'grading', 'graded'],
    restocking: ['cleaning', 'shelving', 'shelved'],
  },
  refund: {
    calculation: ['summing', 'deducting', 'calculated'],
    approval: ['proposing', 'approving', 'approved'],
    transfer: ['sending', 'clearing', 'settled'],
    voucher: ['creating', 'mailing', 'redeemable'],
  },
  support: {
    ticket: ['opened', 'sorting', 'assigned', 'solved'],
    conversation: ['greeting', 'asking', 'answering', 'summarizing'],
    escalation: ['raising', 'reviewing', 'decided'],
    survey: ['inviting', 'rating', 'commenting', 'analyzed'],
    goodwill: ['proposing', 'approving', 'granted'],
    closing: ['confirming', 'archived'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Names = readonly string[];

/** A step: its successor after an event, a timer or an actor, and a way back or out. */
function step(department: string, process: string, steps: Names, index: number) {
  const name = steps[index] ?? '';
  const next = steps[index + 1];
  const done = { target: next ?? `#order.${department}.${process}.${steps[0]}`, actions: `${name}Recorded` };
  const back = index > 1 ? { [`${process}.corrected`]: { target: steps[0] } } : {};
  if (next !== undefined && index % 3 === 1) {
    return {
      invoke: {
        src: `${process}Service`,
        onDone: done,
        onError: { target: steps[0], actions: 'logFailure' },
      },
      on: back,
    };
  }
  if (next !== undefined && index % 3 === 2) {
    return { after: { [`${process}Timeout`]: done }, on: back };
  }
  return { on: { ...(next === undefined ? {} : { [`${name}.finished`]: done }), ...back } };
}

function processOf(department: string, processes: Names, index: number, steps: Names) {
  const name = processes[index] ?? '';
  const next = processes[index + 1];
  return {
    initial: steps[0],
    on: next === undefined ? {} : { [`${name}.completed`]: { target: next, guard: `${name}IsComplete` } },
    states: Object.fromEntries(steps.map((key, at) => [key, step(department, name, steps, at)])),
  };
}

const names = Object.keys(departments);

/** A machine of 200 states as a shop would write it: departments with processes, services, timers and few ways across. */
export const orderMachine = createMachine({
  id: 'order',
  description: 'Takes an order from the cart to the customer, and back.',
  initial: 'cart',
  states: {
    ...Object.fromEntries(
      Object.entries(departments).map(([department, processes], index) => [
        department,
        {
          initial: Object.keys(processes)[0],
          on: {
            [`${department}.closed`]: { target: names[index + 1] ?? 'completed', actions: 'notifyCustomer' },
            'order.canceled': { target: 'canceled', actions: 'releaseAll' },
          },
          states: Object.fromEntries(
            Object.entries(processes).map(([process, steps], at) => [
              process,
              processOf(department, Object.keys(processes), at, steps),
            ]),
          ),
        },
      ]),
    ),
    onHold: { on: { 'order.resumed': { target: 'risk.manualReview' } } },
    canceled: { on: { 'refund.needed': { target: 'refund' } } },
    completed: { type: 'final' },
  },
  on: { 'order.held': { target: '.onHold', guard: 'canBeHeld' } },
});
