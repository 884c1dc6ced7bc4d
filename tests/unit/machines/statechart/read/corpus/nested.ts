import { createMachine } from 'xstate';

export const editor = createMachine({
  id: 'editor',
  initial: 'document',
  states: {
    document: {
      initial: 'clean',
      on: { save: { target: '.saving' }, close: 'closed', reload: { target: 'document', reenter: true } },
      states: {
        clean: { on: { edit: 'dirty' } },
        dirty: {
          initial: 'typing',
          states: {
            typing: { after: { 1000: 'idle' }, on: { edit: { target: 'typing', reenter: true } } },
            idle: { on: { edit: { target: 'typing' }, undo: { target: '#editor.document.clean' } } },
          },
        },
        saving: {
          invoke: { src: 'save', onDone: 'clean', onError: { target: 'dirty.idle', actions: 'showError' } },
        },
      },
    },
    closed: { type: 'final' },
  },
});
