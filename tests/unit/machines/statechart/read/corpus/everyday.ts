import { createMachine } from 'xstate';

export const toggle = createMachine({
  id: 'toggle',
  initial: 'inactive',
  states: { inactive: { on: { TOGGLE: 'active' } }, active: { on: { TOGGLE: 'inactive' } } },
});

export const accordion = createMachine({
  id: 'accordion',
  initial: 'collapsed',
  states: {
    collapsed: { on: { 'header.pressed': 'opening' } },
    opening: { after: { 200: 'expanded' }, on: { 'header.pressed': 'closing' } },
    expanded: { on: { 'header.pressed': 'closing' } },
    closing: { after: { 200: 'collapsed' }, on: { 'header.pressed': 'opening' } },
  },
} as const);

/** Regions, with a history of both depths. */
export const editor = createMachine({
  id: 'editor',
  type: 'parallel',
  states: {
    mode: {
      initial: 'writing',
      states: {
        writing: {
          initial: 'plain',
          states: {
            plain: { on: { BOLD: 'bold' } },
            bold: { on: { BOLD: 'plain' } },
            last: { type: 'history' },
          },
          on: { PREVIEW: 'preview' },
        },
        preview: { on: { WRITE: 'writing.last', RESTORE: '#editor.mode.all' } },
        all: { type: 'history', history: 'deep', target: 'writing' },
      },
    },
    saving: {
      initial: 'saved',
      states: {
        saved: { on: { BOLD: 'dirty' } },
        dirty: { after: { autosave: 'saved' } },
      },
    },
    network: {
      initial: 'online',
      states: { online: { on: { LOST: 'offline' } }, offline: { on: { FOUND: 'online' } } },
    },
  },
});

export const wildcards = createMachine({
  id: 'wildcards',
  initial: 'idle',
  states: {
    idle: { on: { 'mouse.*': 'busy', '*': { actions: 'log' }, SILENT: undefined, IGNORED: {} } },
    busy: { always: [{ guard: 'isDone', target: 'idle' }, { target: 'waiting' }] },
    waiting: {
      on: {
        'mouse.up': { target: 'idle', reenter: true },
        STAY: { target: 'waiting' },
        LOG: { actions: ['one', 'two'] },
      },
    },
  },
});

export const doneData = createMachine({
  id: 'doneData',
  initial: 'form',
  states: {
    form: {
      initial: 'name',
      states: {
        name: { on: { NEXT: 'mail' } },
        mail: { on: { NEXT: 'complete' } },
        complete: { type: 'final' },
      },
      onDone: { target: 'thanks', actions: { type: 'notify', params: { channel: 'mail' } } },
    },
    thanks: { type: 'final', output: { ok: true } },
  },
  output: { ok: true },
});

export const crossing = createMachine({
  id: 'crossing',
  initial: 'outer',
  states: {
    outer: {
      id: 'custom',
      initial: { target: 'inner', actions: 'begin' } as never,
      states: {
        inner: { on: { OUT: '#target', UP: '#custom', DOWN: '#deep' } },
        other: { initial: 'leaf', states: { leaf: { id: 'deep', on: { SPLIT: '#custom.inner' } } } },
      },
      on: { IN: '.other', AGAIN: { target: '#custom', reenter: true } },
    },
    beside: { id: 'target', on: { BACK: 'outer.other.leaf' } },
  },
});
