import * as styles from "./FilePicker.module.css"

export type FilePickerProps = { readonly name: string; readonly onPick: (file: File) => void }

/** Looks like a button, and is the browser's own field for a file. */
export const FilePicker = ({ name, onPick }: FilePickerProps) => (
  <label className={`button quiet ${styles.picker}`}>
    {name}
    <input
      type="file"
      accept=".json,application/json"
      onChange={({ currentTarget }) => {
        const [file] = currentTarget.files ?? []
        if (file) onPick(file)
        // The same file may be chosen again.
        currentTarget.value = ""
      }}
    />
  </label>
)
