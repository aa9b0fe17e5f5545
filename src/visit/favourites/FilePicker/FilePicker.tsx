import * as styles from "./FilePicker.module.css"

export type FilePickerProps = { readonly name: string; readonly onPick: (file: File) => void }

/** A file input that looks like a button. */
export const FilePicker = ({ name, onPick }: FilePickerProps) => (
  <label className={`button quiet ${styles.picker}`}>
    {name}
    <input
      type="file"
      accept=".json,application/json"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onPick(file)
        // Allows the same file to be chosen again.
        currentTarget.value = ""
      }}
    />
  </label>
)
