export { NotFound as default } from '../blocks/NotFound';
