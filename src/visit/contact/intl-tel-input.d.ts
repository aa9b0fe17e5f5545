declare module "intl-tel-input/dist/js/data.mjs" {
  export { default } from "intl-tel-input/data"
}
